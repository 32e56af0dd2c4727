"""What holds for every game, and for every sheet, edition and variant of this one."""
