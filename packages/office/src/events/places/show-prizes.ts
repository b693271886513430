import { lastPairedRound } from '@escala/core';
import { awardPrizes, type PrizePlayer } from '@escala/regulations';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { namesShape, prizesShape } from '../answer-shapes.ts';
import { bookOfEvent, tableOf } from '../book-of-event.ts';
import type { EventState } from '../event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { playersSeen, tournamentSeen } from '../event-seen.ts';

const answer = z.strictObject({
  /** Absent where the event has none, or was annulled. */
  prizes: prizesShape.exactOptional(),
  /** Play is over, so that nothing waits for a ruling, and the table is the last one; else it is as things stand. */
  isFinal: z.boolean(),
  names: namesShape,
  /** Names of clubs by id, of those that conditions and teams are about. */
  clubs: namesShape,
});

const OVER: readonly EventState[] = ['closed', 'submitted', 'accepted'];

/** Who takes what of the prizes by the table after a round, with the reasons. */
export const showPrizes = defineQuestion({
  kind: 'event.prizes',
  input: z.strictObject({ event: z.string(), round: z.int().min(0).optional() }),
  answer,
  ask: async (reading, { event, round }): Promise<z.infer<typeof answer>> => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const { prizes: fund, state, start } = desk.event.body;
    const { prizes: rules, standings: ranking } = bookOfEvent(desk.event.body) ?? {};
    if (fund === undefined || rules === undefined || state === 'annulled')
      return { isFinal: false, names: {}, clubs: {} };
    const table = tableOf(desk.event.body, tournament, { round });
    if (table.kind === 'refused') throw new Refused(table.findings.map((each) => refusalOfFinding(each, 'round')));
    const { standings } = table;
    const known = await playersSeen(reading, tournament);
    const players = tournament.players.map((player): PrizePlayer => {
      const { sex, nationality, birthDate, birthYear } = known.get(player.id) ?? {};
      return { sex, federation: nationality, ...player, birthDate, birthYear };
    });
    const nameOf = (id: string): string => names[id] ?? id;
    const year = Number(start.slice(0, 4));
    const terms = {
      rules,
      fund,
      players,
      nameOf,
      year,
      isKnockout: ranking?.byRoundReached?.includes(tournament.system),
    };
    const prizes = awardPrizes({ ...terms, round: standings.round, rows: standings.rows });
    const named = fund.categories.some(({ teamOf, club }) => teamOf ?? club)
      ? players.flatMap(({ club }) => club ?? [])
      : [];
    const told = fund.categories.flatMap(({ club }) => club ?? []);
    const clubs = await reading.getMany(clubKind, [...new Set([...named, ...told])]);
    return {
      prizes,
      isFinal: OVER.includes(state) && standings.round === lastPairedRound(tournament),
      names,
      clubs: Object.fromEntries(clubs.map(({ id, body }) => [id, body.name])),
    };
  },
});
