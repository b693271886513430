import type { RowWorking, TieBreakWorking, WorkingPart } from '@escala/core';
import { type NameOf, type Step, step } from '../../contracts/step.ts';
import { type CodeName, isCode, readCode, ruleOf } from '../tie-breaks/codes.ts';

/** Codes whose parts say how the player's own round counted. */
const OF_ROUNDS: ReadonlySet<CodeName> = new Set([
  ...(['WIN', 'WON', 'BPG', 'BWG', 'REP', 'STD'] as const),
  ...(['MP', 'GP', 'MPVGP', 'BC'] as const),
]);
const OF_SCORES: ReadonlySet<CodeName> = new Set(['BH', 'FB', 'SSSC']);

/** A row's working as steps with sentences: the source of the points, then each tie-break with its parts. */
export function workingSteps({ points, tiebreaks }: RowWorking, nameOf: NameOf = (id) => id): Step[] {
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const ofResults = points.filter(({ why }) => why !== 'assigned');
  const pointsOf = new Map(ofResults.map(({ round, value }) => [round, value]));
  const rounds = points.map((part) => roundStep(part, nameOf));
  return [
    step('fide-2026.standings.points', { points: total }, { articles: ['C.07 4.2'], parts: rounds }),
    ...tiebreaks.map((working) => tieBreakStep(working, pointsOf, nameOf)),
  ];
}

function tieBreakStep(working: TieBreakWorking, pointsOf: ReadonlyMap<number, number>, nameOf: NameOf): Step {
  const { tiebreak, value, articles, decisions, among = [], open } = working;
  const code = readCode(tiebreak);
  const name = isCode(code) ? code.name : 'PTS';
  const parts = [
    ...figureSteps(working),
    ...working.parts.flatMap((part) => [
      partStep(part, name, pointsOf, nameOf),
      ...correctedSteps(part, nameOf),
      ...cutSteps(part),
    ]),
  ];
  const grounds = { articles, decisions, parts };
  const { amongTied, shownWhenTied, mean } = ruleOf(name);
  const count = among.length;
  if ((amongTied || shownWhenTied) && count === 0)
    return step('fide-2026.standings.alone', { code: tiebreak }, { articles, decisions });
  if (!amongTied && value !== null)
    return step(`fide-2026.standings.${mean ? 'mean' : 'total'}`, { code: tiebreak, value }, grounds);
  if (shownWhenTied) return step('fide-2026.standings.unequal', { code: tiebreak, count }, { articles });
  if (value === null) return step('fide-2026.standings.unrated', { code: tiebreak }, grounds);
  if (open) return step('fide-2026.standings.undecided', { code: tiebreak, count }, grounds);
  return step('fide-2026.standings.place', { code: tiebreak, value, count }, grounds);
}

function partStep(part: WorkingPart, name: CodeName, pointsOf: ReadonlyMap<number, number>, nameOf: NameOf): Step {
  const { round, why, player, value, opponentScore: score, dummy, corrected = [] } = part;
  const named = player === undefined ? '' : nameOf(player);
  if (OF_ROUNDS.has(name)) return roundStep(part, nameOf);
  if (name === 'PS') return step('fide-2026.standings.after', { round, value });
  if (part.secondary !== undefined)
    return step('fide-2026.standings.encounter', { round, player: named, value, secondary: part.secondary });
  if (score === undefined) return step('fide-2026.standings.against', { round, player: named, value });
  const weighed = OF_SCORES.has(name) ? 'no' : 'yes';
  // Teams have two scores: the one multiplied may differ from the one that ranks (art. 13).
  const points = score === 0 ? (pointsOf.get(round) ?? 0) : value / score;
  const values = { round, player: named, score, value, weighed, points };
  if (dummy)
    return step('fide-2026.standings.dummy', { ...values, why: form(why), dummy }, { articles: ['C.07 16.4'] });
  const adjusted = corrected.reduce((sum, each) => sum + each.value - each.scored, 0);
  if (adjusted === 0) return step('fide-2026.standings.opponent', values);
  return step('fide-2026.standings.opponent-adjusted', { ...values, adjusted }, { articles: ['C.07 16.3'] });
}

/** Figures behind a value, besides its rounds. */
function figureSteps({ figures, boards = [] }: TieBreakWorking): Step[] {
  if (boards.length > 0)
    return [step('fide-2026.standings.boards', { last: boards.length, points: boards.join(' · ') })];
  if (figures === undefined) return [];
  if ('divisor' in figures) return [step('fide-2026.standings.schedule', { ...figures })];
  if ('difference' in figures) return [step('fide-2026.standings.performance', { ...figures })];
  return [step('fide-2026.standings.koya', { ...figures })];
}

const correctedSteps = ({ player = '', corrected = [] }: WorkingPart, nameOf: NameOf): Step[] =>
  corrected.map(({ round, why, scored, value }) => {
    const values = { round, why: form(why), scored, value, player: nameOf(player) };
    return step('fide-2026.standings.corrected', values, { articles: ['C.07 16.3'] });
  });

/** Which values were left out, and why. */
const cutSteps = ({ round, cut }: WorkingPart): Step[] =>
  cut === undefined
    ? []
    : [step('fide-2026.standings.cut', { round, cut }, { articles: [cut === 'voluntary' ? 'C.07 16.5' : 'C.07 14'] })];

function roundStep({ round, why, player, value }: WorkingPart, nameOf: NameOf): Step {
  const values = { round, why: form(why), player: player === undefined ? '' : nameOf(player), value };
  return step('fide-2026.standings.round', values);
}

/** Names of sentence variants have no hyphens. */
const form = (why: string): string => why.replaceAll('-', '_');
