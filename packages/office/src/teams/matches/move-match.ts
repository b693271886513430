import type { Finding, IsoDate } from '@escala/core';
import { z } from 'zod';
import { objectionsToMove } from '../../events/calendar/moved-round.ts';
import { MOVE_GROUNDS } from '../../events/event.ts';
import { refusalOfFinding, versionRefusals } from '../../events/event-refusals.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { bookOfLeague } from '../leagues/league-desk.ts';
import { type LeagueMatch, matchKind } from './match.ts';
import { matchAct } from './match-act.ts';
import type { MatchDesk } from './match-desk.ts';

/** The rounds of the match's group. */
export async function roundsOfGroup(reading: Reading, { league, group }: LeagueMatch): Promise<number> {
  const matches = await reading.find(matchKind, { key: 'league', equals: league });
  return Math.max(0, ...matches.filter(({ body }) => body.group === group).map(({ body }) => body.round));
}

/** The sports commission lets a match be played on another day (fce-1990, Calendaris 15.10): both clubs read the new one. */
export const moveMatch = matchAct({
  kind: 'match.move',
  command: z.strictObject({
    match: z.string(),
    version: z.int().min(1),
    to: z.iso.date(),
    because: z.enum(MOVE_GROUNDS),
  }),
  reason: 'required',
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  load: async (reading, _command, _ports, { desk }) => ({ rounds: await roundsOfGroup(reading, desk.match.body) }),
  decide: ({ desk, rounds }, { to, because, ...command }, { actor, today }) => {
    const { match } = desk;
    const { on: from, round } = match.body;
    const refused = versionRefusals(match, command.version, command);
    if (desk.acta !== undefined) refused.push(invalid('acta-exists', { id: match.id }, { field: 'match' }));
    if (from === to) refused.push(invalid('move-nothing', { round }, { field: 'to' }));
    const move = { round, rounds, from, to, venueMoves: false, because };
    const against = objectionsToMove(bookOfLeague(desk.league.body), move, today);
    refused.push(...against.map((finding) => refusalOfFinding(finding, 'to')));
    if (refused.length > 0) return refuse(...refused);
    const moved = { ...(from !== undefined && { from }), because, by: actor.account, on: today };
    return {
      changes: [put(matchKind, match.id, match.version, { ...match.body, on: to, moved })],
      outcome: { match: match.id, version: match.version + 1 },
    };
  },
});

/** A match played on another day than the one on record: what speaks against it, for the acta (fce-1990, Calendaris 15.10). */
export function playedElsewhen(
  { league, match }: MatchDesk,
  rounds: number,
  playedOn: IsoDate,
  today: IsoDate,
): Finding[] {
  const { on: from, round } = match.body;
  return objectionsToMove(bookOfLeague(league.body), { round, rounds, from, to: playedOn, venueMoves: false }, today);
}
