import { dayFrom, type EventRecord, type Finding, type PlayerFacts, type Tournament, yearOf } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import { checkEvent } from '@escala/regulations/fce-1990';
import type { Federation } from '../../../records/federation.ts';
import type { Player } from '../../../records/player.ts';

export interface EventFindingFacts {
  readonly federation: Federation | undefined;
  readonly record: EventRecord;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<string, Player>;
}

/** What the rating books of the federation's lists and its competition rules have to say of an event, each thing once. */
export function findingsOfEvent({ federation, record, tournament, players }: EventFindingFacts): Finding[] {
  const facts = [...players].map(([id, player]) => playerFactsOf(id, player, record));
  const ratings = Object.fromEntries(
    tournament.players.flatMap(({ id, rating }) => (rating === undefined ? [] : [[id, rating]])),
  );
  const books = new Map(
    (federation?.series ?? []).map(({ regulation, revision }) => [
      `${regulation}/${revision ?? ''}`,
      { regulation, revision },
    ]),
  );
  const ofRating = [...books.values()].flatMap(({ regulation, revision }) => {
    const book = ruleBookOf(regulation);
    return book?.kind === 'head-to-head' ? book.eventFindings(record, facts, { revision, ratings }) : [];
  });
  const ofCompetition = federation?.competitionRules === 'fce-1990' ? checkEvent(tournament).findings : [];
  return [...ofCompetition, ...ofRating];
}

function playerFactsOf(id: string, player: Player, { start }: EventRecord): PlayerFacts {
  const { name, birthDate, sex, federatedOn, firstSeason, minGames, licences } = player;
  return {
    id,
    name,
    ...(birthDate !== undefined && { birthDate }),
    ...(sex !== undefined && { sex }),
    federated: licences[String(yearOf(dayFrom(start)))] !== undefined,
    ...(federatedOn !== undefined && { federatedOn }),
    ...(firstSeason !== undefined && { firstSeason }),
    ...(minGames !== undefined && { minGames }),
  };
}
