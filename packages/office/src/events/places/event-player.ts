import { decimal, type EventRecord, pointsIn } from '@escala/core';
import { z } from 'zod';
import { type AskedBy, defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { loadPublishedLists } from '../../rating/lists/list.ts';
import { evaluationsOf, listsOfReport } from '../../rating/lists/lists-of-report.ts';
import { playerInEvent } from '../../rating/player/player-in-event.ts';
import { performanceFor } from '../../rating/profile/event-figures.ts';
import { findSeries } from '../../rating/series/find-series.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import type { EventState } from '../event.ts';
import { standingRounds } from '../event-desk.ts';
import { tournamentSeen } from '../event-seen.ts';
import { recordOfTournament } from '../file/record-of-tournament.ts';

const lineShape = z.strictObject({
  round: z.int(),
  own: z.int(),
  opponentRating: z.int(),
  expected: z.number(),
  k: z.number(),
  change: z.number(),
});

const ratingShape = z.strictObject({
  series: z.string(),
  name: z.string(),
  date: z.iso.date(),
  /** False: the list is still to come, and nothing here is official. */
  published: z.boolean(),
  /** Games that change the rating, one line each. */
  games: z.array(lineShape),
  score: z.number(),
  expected: z.number(),
  change: z.number(),
  /** Mean rating of the opponents in these games. */
  opponents: z.int().exactOptional(),
  /** The performance; for an unrated player, as the rating regulation defines it. */
  performance: z.number().exactOptional(),
});

/** Events whose games count for ratings or still may. */
const MAY_COUNT: ReadonlySet<EventState> = new Set(['running', 'closed', 'submitted', 'accepted']);

/**
 * A player's card: what the tournament document lacks about a player in an event. Rating changes are those of the lists
 * or, before the report is accepted, what they would be if it were accepted with the present results (D-OFF-391).
 */
export const eventPlayer = defineQuestion({
  kind: 'event.player',
  input: z.strictObject({ event: z.string(), player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    name: z.string(),
    clubName: z.string().exactOptional(),
    /** Rounds without a game or points, because the scheduled opponent withdrew (D-OFF-21). */
    free: z.array(z.int()),
    /** The last paired round. */
    round: z.int(),
    /** Points in games, and games with a result. */
    points: z.number(),
    played: z.int(),
    ratings: z.array(ratingShape),
  }),
  ask: async (reading, { event, player }, { listName }, ports) => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const own = tournament.players.find(({ id }) => id === player);
    if (own === undefined) throw new Refused([missing('player-not-in-event', { player, event }, { field: 'player' })]);
    const { body } = desk.event;
    const club = own.club === undefined ? undefined : await reading.get(clubKind, own.club);
    const clubName = club?.body.name ?? own.club;
    const rounds = standingRounds(desk);
    const record = recordOfTournament(event, body, tournament);
    const games = record.games.filter(({ white, black }) => white === player || black === player);
    return {
      player,
      name: names[player] ?? player,
      ...(clubName !== undefined && { clubName }),
      free: rounds.flatMap(({ body: made }) => (made.free?.includes(player) ? [made.round] : [])),
      round: Math.max(0, ...rounds.map(({ body: made }) => made.round)),
      points: games.reduce((sum, { result, white }) => sum + pointsIn(result, white === player ? 'white' : 'black'), 0),
      played: games.length,
      ratings: MAY_COUNT.has(body.state) ? await ratingsOf(reading, ports, record, player, listName) : [],
    };
  },
});

async function ratingsOf(
  reading: Reading,
  ports: OfficePorts,
  event: EventRecord,
  player: string,
  listName: AskedBy['listName'],
): Promise<z.infer<typeof ratingShape>[]> {
  const published = await loadPublishedLists(reading);
  if (published === undefined || event.games.length === 0) return [];
  const ratings: z.infer<typeof ratingShape>[] = [];
  const evaluations = await evaluationsOf(reading, event.id);
  for (const { series, name, date, published: isOut } of listsOfReport(published, event, evaluations)) {
    const loaded = await findSeries(ports, reading, series);
    const { lines, performance } = playerInEvent(loaded, date, event, player);
    const level = performance?.performance ?? performance?.ru;
    if (lines.length === 0 && level === undefined) continue;
    const sum = (of: (line: (typeof lines)[number]) => number): number =>
      decimal(lines.reduce((all, line) => all + of(line), 0));
    const [score, met] = [sum((line) => line.score), sum((line) => line.opponentRating)];
    const opponents = lines.length === 0 ? undefined : Math.round(met / lines.length);
    const performed = level ?? (opponents && performanceFor(loaded, opponents, score / lines.length));
    ratings.push({
      ...{ series, name: listName({ id: series, name }), date, published: isOut },
      games: lines.map(({ round, own, opponentRating, expected, k, change }) => ({
        ...{ round, own, opponentRating, expected, k, change },
      })),
      score,
      expected: sum(({ expected }) => expected),
      change: sum(({ change }) => change),
      ...(opponents !== undefined && { opponents }),
      ...(performed !== undefined && { performance: performed }),
    });
  }
  return ratings;
}
