import type { Day, HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';
import { agesIn, withoutBirthDays } from './private-facts.ts';

/** A line of a list taken apart: the document with everything it depends on, and what the rule book makes of it. */
export interface ExplainedLine {
  /** Fit for everybody's eyes. */
  readonly document: HeadToHeadInput;
  /** Only what concerns the player; fit for everybody's eyes, too. */
  readonly output: HeadToHeadOutput;
}

/**
 * Computed when it is asked for, from the player's own events: a list does not keep a million explanations. What is shown is what the
 * document that is shown gives, as anybody can see: where no rating goes by age, births make no difference.
 */
export function explainLine(room: SeriesRoom, listDay: Day, player: number): ExplainedLine {
  const id = room.record.playerIds[player]!;
  const { rate } = headToHeadBook(room.series);
  const whole = listDocument(room, listDay, new Set([player]));
  const rated = rate(whole, { workings: true });
  const ages = agesIn(rated);
  const document = withoutBirthDays(whole, ages);
  return { document, output: outputFor(ages.size === 0 ? rated : rate(document, { workings: true }), document, id) };
}

/** What concerns the player alone. */
export function outputFor(output: HeadToHeadOutput, document: HeadToHeadInput, id: string): HeadToHeadOutput {
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
