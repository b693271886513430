import { since } from '../office-terms/since.ts';

export const SWISS_PARAMETERS = {
  unratedAs: since('Suis 7', 2000, 'D-SWISS-7'),
  farApart: since('Suis 10.2', 100, 'D-SWISS-10'),
  renumberedRounds: since('Suis 17', 2),
} as const;
