import type { Colour, Tournament } from '@escala/core';
import { colourDrawn as drawnInGames } from '../dutch/colour-drawn.ts';
import { asTeams } from './as-teams.ts';

/** 4.3.1: told by the first teams that met, as by players (D-DUTCH-16). */
export const colourDrawn = (tournament: Tournament): Colour | undefined => drawnInGames(asTeams(tournament));
