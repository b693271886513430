import type { AgeOnDay, Day, HeadToHeadInput, HeadToHeadOutput, PlayerFacts } from '@escala/core';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';

/** A line of a list taken apart: the document with everything it depends on, and what the rule book makes of it. */
interface ExplainedLine {
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

/** Ages that somebody's rating goes by (fce-2016 10.2, 10.3), in tenths of a year on the day that the article asks for. */
export function agesIn({ workings = [] }: HeadToHeadOutput): ReadonlyMap<string, AgeOnDay> {
  const ages = new Map<string, AgeOnDay>();
  for (const { player, steps } of workings)
    for (const { values } of steps)
      if (values.born !== undefined)
        ages.set(player, { tenths: Math.round(10 * Number(values.age)), on: String(values.on) });
  return ages;
}

/** A document for everybody: of births only the year is shown, beside it the age where a rating goes by it, which tells no more than the rating does (D-OFF-417). */
export const withoutBirthDays = (document: HeadToHeadInput, ages: ReadonlyMap<string, AgeOnDay>): HeadToHeadInput => ({
  ...document,
  players: document.players.map((player) => withAge(player, ages.get(player.id))),
});

function withAge({ birthDate, ...player }: PlayerFacts, age: AgeOnDay | undefined): PlayerFacts {
  if (birthDate === undefined) return player;
  return { ...player, birthYear: Number(birthDate.slice(0, 4)), ...(age && { age }) };
}
