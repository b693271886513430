import { GAME_KINDS, MATCH_RESULTS, type MatchResult, RESULTS, type Result, saidKind } from '@escala/core';
import { z } from 'zod';
import { commissionVoteSchema } from '../../claims/claim.ts';
import { eventKind, type FederationEvent, isRoundReported } from '../../events/event.ts';
import { rulingVoteRefusals } from '../../events/reserves/ruling-vote.ts';
import { outcomeRefusals } from '../../events/rounds/entered-board.ts';
import { type Change, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import type { League } from '../leagues/league.ts';
import { actaKind, matchKind } from '../matches/match.ts';
import { matchAct } from '../matches/match-act.ts';
import type { MatchDesk } from '../matches/match-desk.ts';
import { type MatchReserve, matchReserveKind } from './match-reserve.ts';
import { reserveCited, reserveConflict, reserveMissing, reserveOf } from './match-reserves.ts';

const command = z.strictObject({
  match: z.string(),
  /** By default the whole match. */
  board: z.int().min(1).optional(),
  /** Version of the reserve. */
  version: z.int().min(1),
  /** For a board, White's points first; for a match, the home team's, or left out if the boards keep their results. */
  result: z.enum(RESULTS).optional(),
  kind: z.enum(GAME_KINDS).optional(),
  vote: commissionVoteSchema.optional(),
});
type Asked = z.infer<typeof command>;

/**
 * The competition committee rules on a board or on the whole match: its reading counts (Sub-condicione 6.1, D-OFF-234).
 */
export const ruleActa = matchAct({
  kind: 'acta.rule',
  command,
  reason: 'required',
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  load: async (reading, _command, _ports, { desk }) => ({
    federation: await federationOf(reading),
    reports: await reading.find(eventKind, { key: 'league', equals: desk.league.id }),
  }),
  decide: ({ desk, federation, reports }, asked, terms) => {
    const { board, version, result, kind, vote } = asked;
    const reserve = reserveOf(desk, board);
    if (reserve === undefined) return refuse(reserveMissing(desk, board));
    const refused: Refusal[] = [
      ...reserveConflict(reserve, version, asked),
      ...(board === undefined ? matchRefusals(result) : resultRefusals(desk.league.body, board, asked)),
      ...rulingVoteRefusals(federation, vote, terms.today),
      ...reportedRefusals(reports, desk.match.body.round),
    ];
    if (refused.length > 0) return refuse(...refused);
    const ruling = {
      text: terms.reason ?? '',
      by: terms.actor.account,
      on: terms.today,
      ...(result !== undefined && { result }),
      ...(board !== undefined && { kind: kind ?? ('played' as const) }),
      ...(vote !== undefined && { vote }),
    };
    const ruled = put(matchReserveKind, reserve.id, reserve.version, { ...reserve.body, ruling });
    return {
      changes: [ruled, ...(board === undefined ? ruledMatch(desk, ruling, terms) : ruledBoard(desk, board, ruling))],
      outcome: { match: asked.match, version: reserve.version + 1 },
    };
  },
});

type Ruling = NonNullable<MatchReserve['ruling']>;

/** A match is won, drawn or lost, or lost by both. */
const isMatchResult = (result: Result): result is MatchResult => MATCH_RESULTS.some((each) => each === result);

function matchRefusals(result: Result | undefined): Refusal[] {
  if (result === undefined || isMatchResult(result)) return [];
  return [invalid('result-of-board', {}, { field: 'result' })];
}

function resultRefusals(league: League, board: number, { result, kind }: Asked): Refusal[] {
  if (result === undefined) return [invalid('reserve-result-missing', { board }, { field: 'result' })];
  return outcomeRefusals(league, { result, ...(kind !== undefined && { kind }) }, 'result');
}

/** Reported results are corrected in the report, or by a correction. */
function reportedRefusals(reports: readonly Kept<FederationEvent>[], round: number): Refusal[] {
  const reported = reports.find(({ body }) => isRoundReported(body, round));
  if (reported === undefined) return [];
  return [invalid('league-reported', { event: reported.body.name, state: reported.body.state }, { field: 'match' })];
}

/** The game gets the ruling's result; if there is no acta yet, a later one must contain it. */
function ruledBoard({ acta }: MatchDesk, board: number, { result, kind }: Ruling): Change[] {
  if (acta === undefined || result === undefined) return [];
  const results = acta.body.results.map((each, i) => (i === board - 1 ? { result, ...saidKind(result, kind) } : each));
  return [put(actaKind, acta.id, acta.version, { ...acta.body, results })];
}

function ruledMatch({ match, league }: MatchDesk, { result }: Ruling, { actor, today, reason }: Terms): Change[] {
  const { ruling: before, ...body } = match.body;
  const { article } = reserveCited({ league });
  if (result !== undefined && isMatchResult(result)) {
    const ruling = { result, by: actor.account, on: today, reason: reason ?? '', article };
    return [put(matchKind, match.id, match.version, { ...body, ruling })];
  }
  return before?.article === article ? [put(matchKind, match.id, match.version, body)] : [];
}
