import { lastPairedRound } from '@escala/core';
import { awardPrizes, type PrizePlayer } from '@escala/regulations';
import { z } from 'zod';
import { findingSchema, type KeptFinding } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { namesShape, prizesShape, standingsShape } from '../answer-shapes.ts';
import { bookOfEvent, tableOf } from '../book-of-event.ts';
import { type EventState, eventFactsSchema } from '../event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { playersSeen, tournamentSeen } from '../event-seen.ts';

/** The table after a round, on request with the working of every tie-break. */
export const showStandings = defineQuestion({
  kind: 'event.standings',
  input: z.strictObject({
    event: z.string(),
    round: z.int().min(0).optional(),
    tiebreaks: eventFactsSchema.shape.tiebreaks,
    workings: z.boolean().optional(),
  }),
  answer: z.strictObject({
    standings: standingsShape,
    findings: z.array(findingSchema),
    names: namesShape,
  }),
  ask: async (reading, { event, round, tiebreaks, workings }) => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const result = tableOf(desk.event.body, tournament, { round, tiebreaks, workings });
    if (result.kind === 'refused')
      throw new Refused(result.findings.map((finding) => refusalOfFinding(finding, 'round')));
    return {
      standings: result.standings,
      findings: [...result.findings] as KeptFinding[],
      names,
    };
  },
});

const OVER: readonly EventState[] = ['closed', 'submitted', 'accepted'];

/** Who takes which prize by the table after a round, with reasons. */
export const showPrizes = defineQuestion({
  kind: 'event.prizes',
  input: z.strictObject({ event: z.string(), round: z.int().min(0).optional() }),
  answer: z.strictObject({
    /** Absent if the event has none or was annulled. */
    prizes: prizesShape.exactOptional(),
    /** Play is over, so no ruling is pending and the table is final; otherwise provisional. */
    isFinal: z.boolean(),
    names: namesShape,
    /** Names of clubs by id, for clubs in conditions and teams. */
    clubs: namesShape,
  }),
  ask: async (reading, { event, round }) => {
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
