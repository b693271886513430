import type { Day, HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';
import { withoutBirthDays } from './private-facts.ts';

/** A line of a list taken apart: the document with everything it depends on, and what the rule book makes of it. */
export interface ExplainedLine {
  /** Fit for everybody's eyes. */
  readonly document: HeadToHeadInput;
  /** Only what concerns the player; fit for everybody's eyes, too. */
  readonly output: HeadToHeadOutput;
}

/**
 * Computed when it is asked for, from the player's own events: a list does not keep a million explanations. What is shown is computed from
 * the document that is shown, as anybody can.
 */
export function explainLine(room: SeriesRoom, listDay: Day, player: number): ExplainedLine {
  const id = room.record.playerIds[player]!;
  const document = listDocument(room, listDay, new Set([player]));
  const shown = withoutBirthDays(document, headToHeadBook(room.series).rate(document, { workings: true }));
  return { document: shown, output: outputFor(room, shown, id) };
}

function outputFor(room: SeriesRoom, document: HeadToHeadInput, id: string): HeadToHeadOutput {
  const output = headToHeadBook(room.series).rate(document, { workings: true });
  const events = new Set(document.events.map((event) => event.id));
  const { workings, ...rest } = output;
  return {
    ...rest,
    list: output.list.filter((row) => row.id === id),
    ledger: output.ledger.filter((line) => line.player === id),
    performances: output.performances.filter(({ event }) => events.has(event)),
    findings: output.findings.filter((finding) => finding.player === undefined || finding.player === id),
    ...(workings ? { workings: workings.filter((working) => working.player === id) } : {}),
  };
}
