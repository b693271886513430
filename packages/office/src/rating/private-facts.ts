import { dayFrom, type HeadToHeadInput, type HeadToHeadOutput, type PlayerFacts, writeDay } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';

/**
 * A document for everybody: of a birth date only the year is shown. A first rating is given by the day (fce-2016 10.2): where a
 * number that somebody wants to check rests on it, the first day of the year that gives the same age stands for it, which tells no
 * more than the rating does (D-OFF-4).
 */
export function withoutBirthDays(
  document: HeadToHeadInput,
  gives: (document: HeadToHeadInput) => boolean,
  { birthdayOfSameAge }: Pick<HeadToHeadRuleBook, 'birthdayOfSameAge'>,
): HeadToHeadInput {
  const hidden = { ...document, players: document.players.map((player) => withBirthday(player, firstOfYear)) };
  if (birthdayOfSameAge === undefined || gives(hidden)) return hidden;
  const list = dayFrom(document.listDate);
  const players = document.players.map((player) =>
    withBirthday(player, (birth) => {
      const federated = player.federatedOn === undefined ? undefined : dayFrom(player.federatedOn);
      return writeDay(birthdayOfSameAge(dayFrom(birth), { federated, list }, { revision: document.revision }));
    }),
  );
  return { ...document, players };
}

/** Words for everybody: what was worked out from a day that stands for another does not say that it is the birthday. */
export function withoutBirthWords(output: HeadToHeadOutput): HeadToHeadOutput {
  if (output.workings === undefined) return output;
  const workings = output.workings.map((working) => ({
    ...working,
    steps: working.steps.map((step) =>
      typeof step.values.born === 'string'
        ? { ...step, values: { ...step.values, born: yearOfBirth(step.values.born) } }
        : step,
    ),
  }));
  return { ...output, workings };
}

const yearOfBirth = (date: string): string => date.slice(0, 4);
const firstOfYear = (date: string): string => `${yearOfBirth(date)}-01-01`;

function withBirthday(player: PlayerFacts, shown: (birth: string) => string): PlayerFacts {
  return player.birthDate === undefined ? player : { ...player, birthDate: shown(player.birthDate) };
}
