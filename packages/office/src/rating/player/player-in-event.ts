import { dayFrom, type LedgerLine, type Performance } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';

/** What the games of one event change for a player on a list. */
interface PlayerInEvent {
  /** A line for every game that counts, in order of rounds. */
  readonly lines: readonly LedgerLine[];
  /** For an unrated player. */
  readonly performance: Performance | undefined;
}

/** Computed from the player's own events alone, so that a card costs the same in a federation of any size. */
export function playerInEvent(loaded: LoadedSeries, date: string, event: string, player: string): PlayerInEvent {
  const number = loaded.numberOf(player);
  if (number === undefined) return { lines: [], performance: undefined };
  const document = listDocument(loaded, dayFrom(date), new Set([number]));
  const { ledger, performances } = headToHeadBook(loaded.series).rate(document);
  const isOwn = (line: { readonly event: string; readonly player: string }): boolean =>
    line.event === event && line.player === player;
  return { lines: ledger.filter(isOwn).toSorted((a, b) => a.round - b.round), performance: performances.find(isOwn) };
}
