import type { Decision, TeamTournament } from '@escala/core';
import type { TieBreakDefinition, TieBreakModifier } from '../../contracts/standings.ts';
import {
  CODES,
  type CodeName,
  type CodeUse,
  isCode,
  readCode,
  ruleOf,
  type TieBreakCode,
} from '../tie-breaks/codes.ts';

/** Codes offered to events; others can be given by name with their modifiers. */
const OFFERED = [
  ...[
    'BH/C1',
    'BH',
    'BH/C2',
    'BH/M1',
    'FB',
    'AOB',
    'SB',
    'SB/C1',
    'DE',
    'WIN',
    'WON',
    'BPG',
    'BWG',
    'PS',
    'STD',
    'REP',
  ],
  ...['KS', 'ARO', 'ARO/C1', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG', 'TPN'],
];

/**
 * C.07 leaves the choice to the event. Swiss: first the strength of the opponents without the weakest, who are met by
 * chance in the first rounds (8.1, 14), then of all of them, then of those beaten (9.1); games among the tied players
 * come later, since most of them have not met (6). Round robin: all have met the same opponents, so games among the
 * tied players say most (6), then wins, then the strength of those beaten (7.1, 9.1, 9.2). A knockout has none
 * (D-TB-15).
 */
const SWISS = ['BH/C1', 'BH', 'SB', 'DE', 'WIN'];
const ROUND_ROBIN = ['DE', 'WIN', 'SB', 'KS'];

/** How C.07 classifies each system, and its order for players; exactly the systems of `book.ts`. */
const RANKED = {
  'fide-dutch': { kind: 'swiss', order: SWISS },
  'round-robin': { kind: 'round-robin', order: ROUND_ROBIN },
  'double-round-robin': { kind: 'round-robin', order: ROUND_ROBIN },
  scheveningen: { kind: 'round-robin', order: ROUND_ROBIN },
  'double-scheveningen': { kind: 'round-robin', order: ROUND_ROBIN },
  /** Their teams are ranked (D-TB-23). */
  'team-swiss': { kind: 'swiss', order: undefined },
  'team-round-robin': { kind: 'round-robin', order: undefined },
  knockout: { kind: 'knockout', order: [] },
} as const satisfies Readonly<Record<string, { kind: CodeUse['system']; order: readonly string[] | undefined }>>;

export type SystemName = keyof typeof RANKED;

export const ORDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(RANKED).flatMap(([system, { order }]) => (order === undefined ? [] : [[system, order]])),
);

const KINDS: ReadonlyMap<string, CodeUse['system']> = new Map([
  ...Object.entries(RANKED).map(([system, { kind }]) => [system, kind] as const),
  ['team-knockout', 'knockout'],
]);

/** Everything that has no schedule and is not a knockout is a Swiss. */
export const systemKind = (system: string): CodeUse['system'] => KINDS.get(system) ?? 'swiss';

/**
 * D-TB-17: teams are ranked by their secondary score first, then by the strength of the opponents (Swiss), or by the
 * match between those tied and the upper boards (round robin, as in the table of an event, D-RR-6).
 */
export const TEAM_ORDERS: Readonly<Record<TeamTournament['system'], readonly string[]>> = {
  'team-swiss': ['MPVGP', 'BH/C1', 'BH', 'EDE'],
  'team-round-robin': ['MPVGP', 'DE', 'TBR'],
  'team-knockout': [],
};

export const articleOf = (article: string): string => `C.07 ${article}`;

/** Decisions for codes whose articles leave something open. */
const DECISIONS: Readonly<Partial<Record<CodeName, readonly Decision[]>>> = {
  DE: ['D-TB-8'],
  STD: ['D-TB-6'],
  FB: ['D-TB-7'],
};

export function decisionsOf({ name, cut, forfeitsPlayed }: TieBreakCode): readonly Decision[] {
  return [
    ...(DECISIONS[name] ?? []),
    ...(forfeitsPlayed && name !== 'DE' ? (['D-TB-4'] as const) : []),
    ...(cut > 0 && (name === 'PS' || name === 'ARO') ? (['D-TB-5'] as const) : []),
    ...(cut > 0 && name === 'SB' ? (['D-TB-12'] as const) : []),
  ];
}

export const articlesOf = (code: TieBreakCode): readonly string[] => [
  articleOf(ruleOf(code.name).article),
  ...(code.written === code.name ? [] : [articleOf('14')]),
];

function modifiersOf(code: TieBreakCode): TieBreakModifier[] {
  const told: readonly (readonly [TieBreakModifier['word'], number | boolean | undefined])[] = [
    ['MP', code.score === 'MP'],
    ['GP', code.score === 'GP'],
    ['C', code.cut - code.median],
    ['M', code.median],
    ['L', code.limit],
    ['K', code.divisor],
    ['P', code.forfeitsPlayed],
    ['F', code.fore],
    ['R', code.reverse],
  ];
  return told.flatMap(([word, count = 0]) => (Number(count) === 0 ? [] : [{ word, count: Number(count) }]));
}

/** A code with all its modifiers, in the form that other modules use. */
export function tieBreakOf(name: string): TieBreakDefinition | undefined {
  const code = readCode(name);
  if (!isCode(code)) return undefined;
  const { only, mean } = ruleOf(code.name);
  return {
    word: code.name,
    code: code.written,
    modifiers: modifiersOf(code),
    articles: articlesOf(code),
    mean,
    for: only === undefined ? ['players', 'teams'] : [only === 'individuals' ? 'players' : 'teams'],
    fits: (system) =>
      isCode(readCode(name, { isTeam: Object.hasOwn(TEAM_ORDERS, system), system: systemKind(system) })),
  };
}

export const TIE_BREAKS: Readonly<Record<string, TieBreakDefinition>> = Object.fromEntries(
  OFFERED.map((name) => [name, tieBreakOf(name)!]),
);

/** Every code that can rank teams. */
export const TEAM_TIE_BREAKS: readonly string[] = Object.keys(CODES).filter((name) =>
  tieBreakOf(name)!.for.includes('teams'),
);
