import { entryOf } from '@escala/core';
import type {
  CompetitionRuleBook,
  EventFact,
  GameFact,
  HeadToHeadRuleBook,
  RatingFact,
  RatingSource,
  TitleRuleBook,
} from './contracts/index.ts';
import { competitionBooks, headToHeadBooks, titleBooks } from './register.ts';

/** The terms of all books of the register together, since a document need not name its book. */

const COMPETITIONS: readonly CompetitionRuleBook[] = Object.values(competitionBooks);
const TITLES: readonly TitleRuleBook[] = Object.values(titleBooks);

const once = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** Facts of events by name; several if books use the same name. */
export const eventFactsByName: ReadonlyMap<string, readonly EventFact[]> = byName(
  COMPETITIONS.map(({ facts = {} }) => facts),
);

const RATINGS: readonly HeadToHeadRuleBook[] = Object.values(headToHeadBooks);

/** The same for rating books: facts of events and of games. */
export const ratingFactsByName: ReadonlyMap<string, readonly RatingFact[]> = byName(
  RATINGS.map(({ facts = {} }) => facts),
);
export const gameFactsByName: ReadonlyMap<string, readonly GameFact[]> = byName(
  RATINGS.map(({ gameFacts = {} }) => gameFacts),
);

/** As one table for records that serve several books: a name means the same in all of them. */
export const ratingFacts = { facts: firstOf(ratingFactsByName), gameFacts: firstOf(gameFactsByName) };

/** Lists on which a player may have a rating, by name. */
export const ratingSources: ReadonlyMap<string, readonly RatingSource[]> = byName(
  COMPETITIONS.map(({ entryFacts }) => entryFacts?.ratings ?? {}),
);

function byName<Value>(tables: readonly Readonly<Record<string, Value>>[]): ReadonlyMap<string, readonly Value[]> {
  const found = new Map<string, Value[]>();
  for (const [name, value] of tables.flatMap((table) => Object.entries(table)))
    found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}

function firstOf<Value>(all: ReadonlyMap<string, readonly Value[]>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...all].map(([name, [first]]) => [name, first!]));
}

export const competitionKinds = once(COMPETITIONS.flatMap(({ homologation }) => homologation?.kinds ?? []));
export const teamCompetitions = once(COMPETITIONS.flatMap(({ teams }) => teams?.competitions ?? []));
const vacancies = COMPETITIONS.flatMap(({ teams }) => Object.values(teams?.vacancies.from ?? {}));
/** Divisions in which a place may fall vacant for a team from below, and whom the place may have belonged to. */
export const vacancyDivisions = once(vacancies.map(({ above }) => above));
export const vacancyOwners = once(vacancies.flatMap(({ ofWhom = [] }) => ofWhom));
export const playerCategories = once(TITLES.flatMap(({ categories }) => categories?.names ?? []));
export const numberSources = once(TITLES.flatMap(({ opponentNumbers = [] }) => opponentNumbers));

/** Whether a document's system is a knockout: there two players may meet twice in a round. */
export const isKnockout = (system: string): boolean =>
  COMPETITIONS.some(({ systems }) => entryOf(systems, system)?.eventType === 'knockout');

/** Whether all rounds are known beforehand and nobody is knocked out, so that a game may be brought forward. */
export const isLeague = (system: string): boolean =>
  COMPETITIONS.some(({ systems }) => {
    const found = entryOf(systems, system);
    return found?.pairedBy === 'schedule' && found.eventType !== 'knockout';
  });
