"""What each template is given: frozen values, in words, with nothing left to decide."""
