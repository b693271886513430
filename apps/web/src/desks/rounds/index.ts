import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { eventDevices } from './event-devices.ts';
import { eventRounds } from './event-rounds.ts';
import { roundBoard } from './round-board.ts';
import { roundPairs } from './round-pairs.ts';
import { roundResults } from './round-results.ts';

/** Rounds are reached from their event. */
export const roundsSections: readonly DeskSection[] = [];

export const roundsPages: readonly DeskPage[] = [eventRounds, roundPairs, roundResults, roundBoard, eventDevices];
