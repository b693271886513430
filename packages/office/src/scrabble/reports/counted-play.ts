import type { Filing } from '../../kit/act.ts';
import { canonicalText } from '../../kit/act-entry.ts';
import type { ScrabblePlay } from './scrabble-report.ts';

/** Folder of the papers that hold what was played at accepted events, under the id of the event, as JSON. */
export const SCRABBLE_GAMES = 'scrabble-games';

/** What was played at an accepted event. An annulled one stays on record and counts no more. */
export interface CountedPlay extends ScrabblePlay {
  readonly counts: boolean;
  /** The act that accepted it. Lists that were out by then stand without it (D-OFF-473). */
  readonly acceptedBy: number;
}

export function playFiling(event: string, play: CountedPlay): Filing {
  const { counts, acceptedBy, collective, libere } = play;
  return { folder: SCRABBLE_GAMES, name: event, part: 0, bytes: jsonBytes({ counts, acceptedBy, collective, libere }) };
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(canonicalText(value));

/** What our own acts wrote; its shape was checked then. */
export const jsonOf = <Content>(bytes: Uint8Array): Content => JSON.parse(new TextDecoder().decode(bytes)) as Content;
