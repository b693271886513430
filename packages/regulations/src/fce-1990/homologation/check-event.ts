import {
  type EventRecord,
  type Finding,
  findingOf,
  type HeadToHeadInput,
  type Homologation,
  type HomologationVerdict,
  type IsoDate,
  type Tournament,
} from '@escala/core';
import type { HomologationOptions } from '../../contracts/competition.ts';
import { type HomologationRules, homologationRules, judgingDay } from '../parameters.ts';
import { eventKind, type HomologationFacts } from './facts.ts';
import { judgeFacts, judgeHomologation } from './judge-homologation.ts';

/** Homologation of a tournament, or of every event of a rating document. */
export function checkEvent(document: Tournament | HeadToHeadInput, options: HomologationOptions = {}): Homologation {
  const events =
    document.format === 'escala/tournament@1'
      ? [judgeHomologation(document, options)]
      : document.events.map((event) => {
          const rules = homologationRules(judgingDay(event));
          return judgeFacts(rules, factsOfRatingEvent(rules, document, event), options);
        });
  return {
    format: 'escala/homologation@1',
    regulation: 'fce-1990',
    events,
    findings: events.flatMap(homologationFindings),
  };
}

/**
 * Objections: an error if Catalan rating is refused; a warning if only norms are, or if the document lacks facts. A
 * condition of both purposes is listed once; one waived by the commission (Oberts nota) is not listed.
 */
export function homologationFindings({ event, purposes }: HomologationVerdict): Finding[] {
  const findings: Finding[] = [];
  for (const { purpose, reasons } of purposes)
    for (const given of reasons) {
      if (given.holds === 'yes' || given.waived || findings.some(({ code }) => code === given.code)) continue;
      const severity = given.holds === 'no' && purpose === 'rating' ? 'error' : 'warning';
      findings.push(findingOf(given, severity, event));
    }
  return findings;
}

/** Conditions that only players, rounds and the report can meet. */
export const MET_LATER: readonly Finding['code'][] = [
  'fce-1990.open-players',
  'fce-1990.open-player-list',
  'fce-1990.open-reports',
  'fce-1990.closed-players',
  'fce-1990.closed-mean',
  'fce-1990.closed-mean-norms',
  'fce-1990.closed-clubs',
  'fce-1990.closed-preferent',
  'fce-1990.closed-lowest',
];

/** The facts about an event in a rating document, without clubs and categories; ratings are of the list in force. */
function factsOfRatingEvent(
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

/** The first day of each round; undefined if a round has no dated game. */
function datesOfRounds({ games }: EventRecord): readonly IsoDate[] | undefined {
  const dates: (IsoDate | undefined)[] = [];
  for (const { round, date } of games) {
    const known = dates[round - 1];
    if (date !== undefined && (known === undefined || date < known)) dates[round - 1] = date;
  }
  const all = Array.from({ length: games.reduce((last, { round }) => Math.max(last, round), 0) }, (_, i) => dates[i]);
  return all.every((date) => date !== undefined) ? all : undefined;
}
