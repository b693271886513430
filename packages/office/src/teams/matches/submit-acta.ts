import { MATCH_RESULTS, SIDES, type Side } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { canonicalText } from '../../kit/act-entry.ts';
import { findingSchema, type KeptFinding } from '../../kit/finding.ts';
import { conflict, invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { sheetSchema, type TeamSheet } from '../line-ups/line-up.ts';
import { reserveCited } from '../reserves/match-reserves.ts';
import { actaVerdict } from './acta-verdict.ts';
import { type Acta, actaKind, actaSchema, hasOpenBoards } from './match.ts';
import { matchAct } from './match-act.ts';
import type { MatchDesk } from './match-desk.ts';
import { playedElsewhen, roundsOfGroup } from './move-match.ts';

/**
 * The report of a match. If both clubs send the same, it is confirmed; if they differ, both versions are shown
 * (Delegats 5.5.1). Adjourned games have no result yet; either club adds it to the acta later (D-OFF-470).
 */
export const submitActa = matchAct({
  kind: 'acta.submit',
  command: z.strictObject({
    match: z.string(),
    /** The club for which it is sent. */
    side: z.enum(SIDES),
    /** Version of the acta; 0 if there is none yet. */
    version: z.int().min(0),
    playedOn: z.iso.date(),
    /** By default from the line-up. */
    home: sheetSchema.optional(),
    away: sheetSchema.optional(),
    results: actaSchema.shape.results.max(99),
  }),
  outcome: z.strictObject({
    match: z.string(),
    version: z.int(),
    confirmed: z.boolean(),
    awarded: z.enum(MATCH_RESULTS).nullable(),
    findings: z.array(findingSchema),
  }),
  load: async (reading, _command, _ports, { desk }) => ({
    timeZone: (await federationOf(reading))?.timeZone ?? 'UTC',
    rounds: await roundsOfGroup(reading, desk.match.body),
  }),
  decide: ({ desk, timeZone, rounds }, command, { actor, at, today }) => {
    const { home, away, refused: unsaid } = sheetsOf(desk, command);
    const { acta } = desk;
    if (home === undefined || away === undefined) return refuse(...unsaid);
    const { results, playedOn, side } = command;
    const told = { day: today, minute: localMinute(at, timeZone) };
    const verdict = actaVerdict(desk, { sheets: { home, away }, results, playedOn, told });
    const { refused, awarded } = verdict;
    const findings = [...verdict.findings, ...playedElsewhen(desk, rounds, playedOn, today)];
    const body: Acta = {
      league: desk.league.id,
      round: desk.match.body.round,
      playedOn,
      home,
      away,
      results,
      ...(awarded !== undefined && { awarded }),
      findings: findings as KeptFinding[],
      submittedBy: actor.account,
      side,
      submittedAt: at,
    };
    const isSecond = acta !== undefined && acta.body.side !== side && saysTheSame(acta.body, body);
    const all = [...unsaid, ...refused, ...(isSecond ? [] : presentRefusals(acta, body, command.version))];
    all.push(...ruledRefusals(desk, results));
    if (playedOn > today) all.push(invalid('acta-ahead', { on: playedOn }, { field: 'playedOn' }));
    if (all.length > 0) return refuse(...all);
    const kept = isSecond ? confirmed(acta.body, actor.account) : body;
    const version = acta?.version ?? 0;
    return {
      changes: [put(actaKind, command.match, version, kept)],
      outcome: {
        match: command.match,
        version: version + 1,
        confirmed: isSecond,
        awarded: kept.awarded ?? null,
        findings,
      },
    };
  },
});

function confirmed({ contested: _before, ...acta }: Acta, account: string): Acta {
  return { ...acta, confirmedBy: acta.confirmedBy ?? account };
}

/** The committee's rulings stay, even in an acta sent afterwards (Sub-condicione 6.1). */
function ruledRefusals(desk: MatchDesk, results: Acta['results']): Refusal[] {
  return desk.reserves.flatMap(({ body: { board, ruling } }) => {
    if (board === undefined || ruling?.result === undefined) return [];
    const told = results[board - 1];
    if (told?.result === ruling.result && (told.kind ?? 'played') === (ruling.kind ?? 'played')) return [];
    const values = { board, result: ruling.result, kind: ruling.kind ?? 'played' };
    return [invalid('acta-ruled-board', values, { field: `results.${board - 1}`, ...reserveCited(desk) })];
  });
}

function sheetsOf(
  desk: MatchDesk,
  told: { readonly [Own in Side]?: TeamSheet | undefined },
): Partial<Record<Side, TeamSheet>> & { readonly refused: readonly Refusal[] } {
  const sheets: Partial<Record<Side, TeamSheet>> = {};
  const refused: Refusal[] = [];
  for (const side of SIDES) {
    const handedIn = desk.sides[side].lineUp?.body.sheet;
    const sheet = told[side] ?? handedIn;
    if (sheet === undefined) refused.push(invalid('line-up-missing', { side }, { field: side }));
    else sheets[side] = sheet;
    if (sheet !== undefined && handedIn !== undefined && canonicalText(sheet.boards) !== canonicalText(handedIn.boards))
      refused.push(invalid('line-up-differs', { side }, { field: `${side}.boards` }));
  }
  return { ...sheets, refused };
}

function saysTheSame(one: Acta, other: Acta): boolean {
  const told = ({ playedOn, home, away, results }: Acta): string =>
    canonicalText({ playedOn, home, away, results: results.map(({ result, kind = 'played' }) => ({ result, kind })) });
  return told(one) === told(other);
}

/** Ajornaments 10: everything reported stays, and an adjourned game gets its result. */
function completes(yours: Acta, theirs: Acta): boolean {
  if (!hasOpenBoards(theirs)) return false;
  const told = theirs.results.map((each, i) => (each.result === undefined ? (yours.results[i] ?? each) : each));
  const isFurther = theirs.results.some(({ result }, i) => result === undefined && told[i]?.result !== undefined);
  return isFurther && saysTheSame({ ...theirs, results: told }, yours);
}

function presentRefusals(acta: Kept<Acta> | undefined, yours: Acta, version: number): Refusal[] {
  if (acta === undefined) return [];
  const { body } = acta;
  const isCompletion = completes(yours, body);
  if (body.confirmedBy !== undefined && !isCompletion)
    return [conflict('acta-confirmed', { id: acta.id }, yours, body)];
  if (body.side !== yours.side && !isCompletion)
    return [conflict('acta-differs', { id: acta.id, side: body.side }, yours, body)];
  if (acta.version === version) return [];
  return [conflict('changed-meanwhile', { id: acta.id, yours: version, theirs: acta.version }, yours, body)];
}

/** The minutes since midnight at an instant, in a place's local time. */
export function localMinute(instant: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour, minute] = format.format(new Date(instant)).split(':');
  return 60 * Number(hour) + Number(minute);
}
