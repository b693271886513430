import { SIDES } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { refusalsOfReasons } from '../leagues/league-act.ts';
import { matchAct } from '../matches/match-act.ts';
import { judgedSheet } from './judged-sheet.ts';
import { lineUpId, lineUpKind, sheetSchema } from './line-up.ts';
import { namesOf } from './named-reasons.ts';

/**
 * A team submits its line-up; an illegal one is refused with all reasons, before it can lose the match (Equips 8.3.5).
 */
export const submitLineUp = matchAct({
  kind: 'line-up.submit',
  command: z.strictObject({
    match: z.string(),
    side: z.enum(SIDES),
    /** 0 for the first line-up. */
    version: z.int().min(0),
    sheet: sheetSchema.omit({ substitutions: true }),
  }),
  outcome: z.strictObject({ lineUp: z.string(), version: z.int() }),
  subject: ({ match, side }) => ({ kind: 'line-up', id: lineUpId(match, side) }),
  decide: ({ desk }, command, { actor, today }) => {
    const { team, club, lineUp } = desk.sides[command.side];
    const judged = judgedSheet(desk, command.side, command.sheet);
    const refused = [
      ...(lineUp === undefined ? [] : versionRefusals(lineUp, command.version, command)),
      ...('refused' in judged
        ? judged.refused
        : refusalsOfReasons(judged.side.reasons, namesOf(club.players), 'sheet')),
    ];
    if (desk.acta !== undefined) refused.push(invalid('acta-exists', { id: command.match }, { field: 'match' }));
    if (refused.length > 0) return refuse(...refused);
    const { league, round } = desk.match.body;
    const version = lineUp?.version ?? 0;
    const body = {
      match: command.match,
      side: command.side,
      team: team.id,
      league,
      round,
      sheet: command.sheet,
      submittedBy: actor.account,
      submittedOn: today,
    };
    return {
      changes: [put(lineUpKind, lineUpId(command.match, command.side), version, body)],
      outcome: { lineUp: lineUpId(command.match, command.side), version: version + 1 },
    };
  },
});
