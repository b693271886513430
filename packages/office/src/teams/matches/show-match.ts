import { SIDES, type Side } from '@escala/core';
import { z } from 'zod';
import { mayPerform } from '../../access/roles.ts';
import { namesShape } from '../../events/answer-shapes.ts';
import { stepSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { playerKind } from '../../registry/players/player.ts';
import { actaShape, matchLineShape } from '../answer-shapes.ts';
import { listedOn } from '../club-lists/club-sheet.ts';
import { matchUnknown } from '../leagues/league-act.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import { sheetSchema } from '../line-ups/line-up.ts';
import { matchReserveShape, shownReserves } from '../reserves/match-reserve.ts';
import { gamesOfActa } from './acting-players.ts';
import { loadMatch, type MatchDesk } from './match-desk.ts';
import { matchLine } from './match-line.ts';
import { teamMatch } from './match-outcome.ts';

const listedShape = z.strictObject({
  player: z.string(),
  number: z.string(),
  name: z.string().optional(),
  category: z.string().optional(),
});

const lineUpShape = z.strictObject({ version: z.int(), sheet: sheetSchema });

/** A match with its line-ups and boards. */
export const showMatch = defineQuestion({
  kind: 'match.show',
  input: z.strictObject({ match: z.string() }),
  answer: z.strictObject({
    /** The league's book. */
    rules: z.string(),
    match: matchLineShape,
    /** In a knockout, who advances and why; words under `working.<quantity>`. */
    goesOn: stepSchema.optional(),
    actaVersion: z.int(),
    acta: actaShape.optional(),
    games: z.array(
      z.strictObject({
        board: z.int(),
        white: z.string().nullable(),
        black: z.string().nullable(),
        /** Absent while the game is in progress. */
        result: z.string().optional(),
        kind: z.string(),
      }),
    ),
    /** Shown to the team's own club; to everyone once both are submitted (D-OFF-25). */
    home: lineUpShape.optional(),
    away: lineUpShape.optional(),
    /**
     * The sealed lists on the day of the match, with the number and category of each player: what one delegate hands to
     * the other, once both line-ups are in (Delegats 5.4.1, 5.4.2). For the two clubs and those who rule.
     */
    lists: z.strictObject({ home: z.array(listedShape), away: z.array(listedShape) }).optional(),
    /** The other club's objection to the acta; only for the two clubs and those who rule. */
    contested: z.strictObject({ on: z.iso.date(), reason: z.string() }).optional(),
    /** Boards, or the whole match, that are or were under reserve, except those taken back. */
    reserves: z.array(matchReserveShape),
    names: namesShape,
  }),
  ask: async (reading, { match: id }, { viewer }) => {
    const desk = await loadMatch(reading, id);
    if (desk === undefined) throw new Refused([matchUnknown(id)]);
    const isOwn = (side: Side): boolean =>
      mayPerform(viewer, 'line-up.submit', { club: desk.sides[side].team.body.club });
    const isOut = desk.acta !== undefined || SIDES.every((side) => desk.sides[side].lineUp !== undefined);
    const shown = SIDES.filter((side) => isOut || isOwn(side));
    const acta = desk.acta?.body;
    const lineUps = Object.fromEntries(shown.flatMap((side) => lineUpOf(desk, side)));
    const players = await reading.getMany(playerKind, playersOf(desk, shown));
    const { submittedBy: _by, confirmedBy: _confirmed, contested, ...told } = acta ?? {};
    const isConcerned = mayPerform(viewer, 'match.rule', {}) || SIDES.some(isOwn);
    return {
      rules: desk.league.body.rules,
      match: matchLine(desk.match, acta, desk.reserves, desk.league.body),
      ...goesOn(desk),
      actaVersion: desk.acta?.version ?? 0,
      ...(acta !== undefined && { acta: told as z.infer<typeof actaShape> }),
      games: acta === undefined ? [] : gamesOfActa(desk.league.body, acta),
      ...(contested !== undefined && isConcerned && { contested: { on: contested.on, reason: contested.reason } }),
      ...lineUps,
      ...(isOut && isConcerned && { lists: { home: listOf(desk, 'home'), away: listOf(desk, 'away') } }),
      reserves: shownReserves(desk.reserves, isConcerned),
      names: Object.fromEntries(players.map((player) => [player.id, player.body.name])),
    };
  },
});

/** Desempats 1.2.1, 2.5.1, 2.5.2: a drawn knockout match is decided too. */
function goesOn({ match, acta, league, sides }: MatchDesk): { goesOn?: z.infer<typeof stepSchema> } {
  if (league.body.system !== 'knockout') return {};
  const rules = teamRulesOf(league.body);
  const verdict = rules.knockoutWinner(teamMatch(league.body, match.body, acta?.body), league.body.boards);
  if (verdict === undefined) return {};
  const names = { home: sides.home.team.body.name, away: sides.away.team.body.name };
  const [step] = rules.knockoutSteps(verdict, names);
  if (step === undefined) return {};
  const { quantity, articles, decisions, values } = step;
  return { goesOn: { quantity, articles: [...articles], decisions: [...decisions], values: { ...values } } };
}

function listOf({ match, sides }: MatchDesk, side: Side): z.infer<typeof listedShape>[] {
  return listedOn(sides[side].club, match.body.on).map(({ id, number, name, category }) => ({
    ...{ player: id, number, name, category },
  }));
}

function lineUpOf(desk: MatchDesk, side: Side): [Side, z.infer<typeof lineUpShape>][] {
  const lineUp = desk.sides[side].lineUp;
  return lineUp === undefined ? [] : [[side, { version: lineUp.version, sheet: lineUp.body.sheet }]];
}

function playersOf({ acta, sides }: MatchDesk, shown: readonly Side[]): string[] {
  const sheets = [
    ...SIDES.flatMap((side) => acta?.body[side] ?? []),
    ...shown.flatMap((side) => sides[side].lineUp?.body.sheet ?? []),
  ];
  return sheets
    .flatMap(({ boards, reserve = null, substitutions = [] }) => [
      ...boards,
      reserve,
      ...substitutions.map(({ player }) => player),
    ])
    .filter((player) => player !== null);
}
