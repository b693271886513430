import type { Day, HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import { listDocument } from './list-document.ts';
import { withoutBirthDays, withoutBirthWords } from './private-facts.ts';
import { headToHeadBook } from './series-book.ts';
import type { SeriesRoom } from './series-room.ts';

/** A line of a list taken apart: the document with everything it depends on, and what the rule book makes of it. */
export interface ExplainedLine {
  /** Fit for everybody's eyes. */
  readonly document: HeadToHeadInput;
  /** Only what concerns the player; fit for everybody's eyes, too. */
  readonly output: HeadToHeadOutput;
}

/** Computed when it is asked for, from the player's own events: a list does not keep a million explanations. */
export function explainLine(room: SeriesRoom, listDay: Day, player: number): ExplainedLine {
  const id = room.record.playerIds[player]!;
  const document = listDocument(room, listDay, new Set([player]));
  const output = outputFor(room, document, id);
  const text = JSON.stringify([output.list, output.ledger]);
  const gives = (other: HeadToHeadInput): boolean => {
    const { list, ledger } = outputFor(room, other, id);
    return JSON.stringify([list, ledger]) === text;
  };
  const shown = withoutBirthDays(document, gives, headToHeadBook(room.series));
  return { document: shown, output: withoutBirthWords(output) };
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
