import type { AgeOnDay, Day, HeadToHeadInput, HeadToHeadOutput, PlayerFacts } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';

/** A line of a list taken apart: the document with everything it depends on, and the rule book's result. */
interface ExplainedLine {
  /** Contains nothing private. */
  readonly document: HeadToHeadInput;
  /** Only the parts about this player; contains nothing private either. */
  readonly output: HeadToHeadOutput;
}

/**
 * Computed on demand from the player's own events, so that a list does not store a million explanations. The shown
 * output is what the shown document gives, as anyone can check: where no rating depends on age, dates of birth make no
 * difference.
 */
export function explainLine(loaded: LoadedSeries, listDay: Day, player: number): ExplainedLine {
  const id = loaded.record.playerIds[player]!;
  const { rate } = headToHeadBook(loaded.series);
  const whole = listDocument(loaded, listDay, new Set([player]));
  const rated = rate(whole, { workings: true });
  const ages = agesIn(rated);
  const document = withoutBirthDays(whole, ages);
  return { document, output: outputFor(ages.size === 0 ? rated : rate(document, { workings: true }), document, id) };
}

/** Only the parts about this player. */
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

/** Ages that a rating depends on (fce-2016 10.2, 10.3), in tenths of a year on the day the article asks for. */
export function agesIn({ workings = [] }: HeadToHeadOutput): ReadonlyMap<string, AgeOnDay> {
  const ages = new Map<string, AgeOnDay>();
  for (const { player, steps } of workings)
    for (const { values } of steps)
      if (values.born !== undefined)
        ages.set(player, { tenths: Math.round(10 * Number(values.age)), on: String(values.on) });
  return ages;
}

/**
 * A document without private facts: only years of birth are shown, plus the age if a rating depends on it, which
 * reveals no more than the rating itself (D-OFF-417).
 */
export const withoutBirthDays = (document: HeadToHeadInput, ages: ReadonlyMap<string, AgeOnDay>): HeadToHeadInput => ({
  ...document,
  players: document.players.map((player) => withAge(player, ages.get(player.id))),
});

function withAge({ birthDate, ...player }: PlayerFacts, age: AgeOnDay | undefined): PlayerFacts {
  if (birthDate === undefined) return player;
  return { ...player, birthYear: Number(birthDate.slice(0, 4)), ...(age && { age }) };
}
