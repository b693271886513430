import type { EventRecord, HeadToHeadInput, IsoDate } from '@escala/core';
import { eventKind } from './event-kind.ts';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

/** What a rating document tells of an event. Clubs and categories are not in it; ratings are those of the list in force. */
export function factsOfRatingEvent(
  rules: HomologationRules,
  { lists }: Pick<HeadToHeadInput, 'lists'>,
  event: EventRecord,
): HomologationFacts {
  const ratings = lists.findLast(({ date }) => date <= event.start)?.ratings ?? {};
  const ids = event.participants ?? [...new Set(event.games.flatMap(({ white, black }) => [white, black]))].sort();
  const { start, end, timeControl } = event;
  const roundDates = datesOfRounds(event);
  return {
    name: event.id,
    kind: eventKind(rules, event.type, timeControl),
    rounds: event.rounds ?? event.games.reduce((last, { round }) => Math.max(last, round), 0),
    players: ids.map((id) => ({ id, rating: ratings[id] })),
    event: { start, end, timeControl, ...(roundDates === undefined ? {} : { roundDates }) },
  };
}

/** The first day of each round, or undefined where a round has no dated game. */
function datesOfRounds({ games }: EventRecord): readonly IsoDate[] | undefined {
  const dates: (IsoDate | undefined)[] = [];
  for (const { round, date } of games) {
    const known = dates[round - 1];
    if (date !== undefined && (known === undefined || date < known)) dates[round - 1] = date;
  }
  const all = Array.from({ length: games.reduce((last, { round }) => Math.max(last, round), 0) }, (_, i) => dates[i]);
  return all.every((date) => date !== undefined) ? all : undefined;
}
