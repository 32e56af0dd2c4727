"""The oracle of proofs: every throw of a table computed again from its seed."""

from rollwrite.store.dealing import numbers_of, pick, seal_of
from rollwrite.store.proof import Proof, Roll


def verify(proof: Proof) -> tuple[int, ...]:
    """Return the numbers of the rolls that the seed does not give; all, when the seal is broken."""
    sealed = seal_of(proof.seed) == proof.seal
    return tuple(
        roll.number for roll in proof.rolls if not sealed or _fall(proof, roll) != roll.fell
    )


def _fall(proof: Proof, roll: Roll) -> str:
    numbers = numbers_of(proof.seed, roll.throw, roll.seat, roll.die)
    return roll.odds[pick((weight for _, weight in roll.odds), numbers)][0]
