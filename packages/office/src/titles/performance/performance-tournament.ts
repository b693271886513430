import type { LaterRating, Tournament, TournamentEvent, TournamentPlayer } from '@escala/core';
import type { PerformanceRules } from '@escala/regulations';
import { bookOfEvent, titlesOf } from '../../events/book-of-event.ts';
import { type TournamentSeen, tournamentSeen } from '../../events/event-seen.ts';
import type { Births } from '../../events/tournament-of-desk.ts';
import type { Reading } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { identityInDocument } from '../../registry/players/identity-in-document.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';

interface PerformanceEvent extends TournamentSeen {
  /** From the event's book of titles; undefined if it has no norms by performance. */
  readonly rules: PerformanceRules | undefined;
  readonly regulation: string | undefined;
}

/**
 * An event with what is needed to judge its norms. Facts about players missing in its document (federation, sex, FIDE
 * number) come from the registry; the event's federation is this one unless it names another (D-OFF-494).
 */
export async function loadPerformanceEvent(reading: Reading, id: string, births?: Births): Promise<PerformanceEvent> {
  const seen = await tournamentSeen(reading, id, births);
  const titles = titlesOf(bookOfEvent(seen.desk.event.body));
  const rules = titles?.performance;
  if (rules === undefined) return { ...seen, rules, regulation: undefined };
  return { ...seen, rules, regulation: titles?.id, tournament: await withIdentities(reading, seen.tournament) };
}

async function withIdentities(reading: Reading, tournament: Tournament): Promise<Tournament> {
  const ids = tournament.players.map(({ id }) => id);
  const known = new Map((await reading.getMany(playerKind, ids)).map(({ id, body }) => [id, body]));
  const { event = {} } = tournament;
  const country = (await federationOf(reading))?.country;
  return {
    ...tournament,
    players: tournament.players.map((player) => {
      const registered = known.get(player.id);
      return {
        ...(registered && { ...identityInDocument(registered), ...laterRatings(registered, event) }),
        ...player,
      };
    }),
    event: { ...(country !== undefined && { federation: country }), ...tournament.event },
  };
}

/** FIDE lists published during the event (fide-titles-2024 1.1.4, D-FT-18): the book uses them for long events. */
function laterRatings(
  { fide, titles }: Player,
  { start, end }: Pick<TournamentEvent, 'start' | 'end'>,
): Pick<TournamentPlayer, 'laterRatings'> {
  if (start === undefined || end === undefined) return {};
  const ratings = fide?.ratings?.map(({ from, standard: rating }) => ({ from, rating })) ?? [];
  const given = titles?.flatMap(({ title, on }) => (on === undefined ? [] : [{ from: on, title }])) ?? [];
  const during = [...ratings, ...given].filter(({ from }) => from > start && from <= end);
  const byDay = Map.groupBy(during, ({ from }) => from);
  const later = [...byDay.keys()]
    .sort()
    .map((from) => Object.assign({ from }, ...(byDay.get(from) ?? [])) as LaterRating);
  return later.length === 0 ? {} : { laterRatings: later };
}
