import { MATCH_RESULTS } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import { matchUnknown } from '../leagues/league-act.ts';
import { type MatchReserve, matchReserveId, matchReserveKind } from '../reserves/match-reserve.ts';
import { type LeagueMatch, matchKind } from './match.ts';

/** A ruling that replaces the result of the boards; the games stay as played. */
export const ruleMatch = defineAct({
  kind: 'match.rule',
  /** The home team's score first; null cancels a ruling. */
  command: z.strictObject({
    match: z.string(),
    version: z.int().min(1),
    result: z.enum(MATCH_RESULTS).nullable(),
    /** The article it is based on, as cited. */
    article: z.string().trim().min(1).max(40).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  subject: ({ match }) => ({ kind: 'match', id: match }),
  load: async (reading, { match }) => ({
    match: await reading.get(matchKind, match),
    reserve: await reading.get(matchReserveKind, matchReserveId(match)),
  }),
  decide: ({ match, reserve }, command, { actor, today, reason }) => {
    if (match === undefined || match.body.dropped) return refuse(matchUnknown(command.match));
    const refused = versionRefusals(match, command.version, command);
    if (refused.length > 0) return refuse(...refused);
    const { ruling: _before, ...body } = match.body;
    const { result, article } = command;
    const cited = article === undefined ? {} : { article };
    const ruling: Pick<LeagueMatch, 'ruling'> =
      result === null ? {} : { ruling: { result, by: actor.account, on: today, reason: reason ?? '', ...cited } };
    return {
      changes: [
        put(matchKind, match.id, match.version, { ...body, ...ruling }),
        ...reserveChanges(reserve, ruling.ruling),
      ],
      outcome: { match: match.id, version: match.version + 1 },
    };
  },
});

/**
 * If the whole match is under reserve, this is the ruling it was waiting for; cancelling it makes the match wait again
 * (Sub-condicione 6.1).
 */
function reserveChanges(reserve: Kept<MatchReserve> | undefined, ruling: LeagueMatch['ruling']): Change[] {
  if (reserve === undefined || reserve.body.released !== undefined) return [];
  const { ruling: before, ...body } = reserve.body;
  if (ruling === undefined)
    return before === undefined ? [] : [put(matchReserveKind, reserve.id, reserve.version, body)];
  const { result, by, on, reason: text } = ruling;
  return [put(matchReserveKind, reserve.id, reserve.version, { ...body, ruling: { text, by, on, result } })];
}
