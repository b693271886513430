import type { AgeOnDay, HeadToHeadInput, HeadToHeadOutput, PlayerFacts } from '@escala/core';

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
