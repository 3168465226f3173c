"""What makes the steps of `pokerrules.procedure` happen: a phase for each kind of step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokerrules import procedure as steps
from pokerrules.phases.base import Phase
from pokerrules.phases.betting import Betting
from pokerrules.phases.boards import BoardTurning
from pokerrules.phases.breaking import DrawingHigh
from pokerrules.phases.dealing import Dealing
from pokerrules.phases.declaring import Declaring
from pokerrules.phases.drawing import Drawing
from pokerrules.phases.giving import Flipping, Giving
from pokerrules.phases.kicking import Kicking
from pokerrules.phases.showdown import Showing
from pokerrules.phases.stacking import Stacking, Turning

if TYPE_CHECKING:
    from pokerrules.deal import Deal

PHASES: dict[type, type[Phase]] = {
    steps.Deal: Dealing,
    steps.TurnBoard: BoardTurning,
    steps.Bet: Betting,
    steps.LastBet: Betting,
    steps.Kick: Kicking,
    steps.Draw: Drawing,
    steps.Discard: Flipping,
    steps.Throw: Giving,
    steps.Donate: Giving,
    steps.Share: Giving,
    steps.Stack: Stacking,
    steps.TurnUp: Turning,
    steps.DrawHigh: DrawingHigh,
    steps.Declare: Declaring,
    steps.Showdown: Showing,
}


def phase_of(step: steps.Step, deal: Deal) -> Phase:
    """The phase that lets a step happen in a deal."""
    return PHASES[type(step)](step, deal)
