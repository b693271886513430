/** The codes of C.07 as reports write them (TRF26, records 202 and 212): `NAME[:MP|:GP][/C1]…`. */

/** Which modifiers a code takes, whom it can rank, and its article. */
interface CodeRule {
  readonly article: string;
  /** Letters of its modifiers. */
  readonly modifiers?: string;
  /** Takes `:MP` or `:GP`. */
  readonly score?: true;
  readonly only?: 'individuals' | 'teams';
  readonly system?: 'swiss' | 'round-robin';
  /** Depends only on the tied group (type A), and shows places within it. */
  readonly amongTied?: true;
  /** Has a value only for those who were tied when its turn came. */
  readonly shownWhenTied?: true;
  readonly lowFirst?: true;
  /** A mean, not a sum of points. */
  readonly mean?: true;
}

export const CODES = {
  PTS: { article: '4.2' },
  MP: { article: '4.2', only: 'teams' },
  GP: { article: '4.2', only: 'teams' },
  DE: { article: '6', modifiers: 'P', score: true, amongTied: true },
  WIN: { article: '7.1' },
  WON: { article: '7.2' },
  BPG: { article: '7.3', only: 'individuals' },
  BWG: { article: '7.4', only: 'individuals' },
  PS: { article: '7.5', modifiers: 'C', score: true },
  REP: { article: '7.6' },
  STD: { article: '7.7' },
  TPN: { article: '7.8', modifiers: 'R', lowFirst: true },
  BH: { article: '8.1', modifiers: 'CMP', score: true, system: 'swiss' },
  AOB: { article: '8.2', modifiers: 'FP', score: true, system: 'swiss', mean: true },
  FB: { article: '8.3', modifiers: 'CMP', score: true, system: 'swiss' },
  SB: { article: '9.1', modifiers: 'CMP', only: 'individuals' },
  KS: { article: '9.2', modifiers: 'L', system: 'round-robin' },
  ARO: { article: '10.1', modifiers: 'CM', only: 'individuals' },
  TPR: { article: '10.2', only: 'individuals' },
  PTP: { article: '10.3', only: 'individuals' },
  APRO: { article: '10.4', only: 'individuals' },
  APPO: { article: '10.5', only: 'individuals' },
  RTNG: { article: '10', modifiers: 'R', only: 'individuals' },
  MPVGP: { article: '11', only: 'teams' },
  EMMSB: { article: '13', modifiers: 'CP', only: 'teams' },
  EMGSB: { article: '13', modifiers: 'CP', only: 'teams' },
  EGMSB: { article: '13', modifiers: 'CP', only: 'teams' },
  EGGSB: { article: '13', modifiers: 'CP', only: 'teams' },
  EDE: { article: '13', modifiers: 'P', only: 'teams', amongTied: true },
  EDEBT: { article: '13', modifiers: 'P', only: 'teams', amongTied: true },
  EDEBB: { article: '13', modifiers: 'P', only: 'teams', amongTied: true },
  EDET: { article: '13', modifiers: 'P', only: 'teams', amongTied: true },
  EDEB: { article: '13', modifiers: 'P', only: 'teams', amongTied: true },
  BC: { article: '12', only: 'teams', shownWhenTied: true, lowFirst: true },
  TBR: { article: '12', only: 'teams', amongTied: true },
  BBE: { article: '12', only: 'teams', amongTied: true },
  SSSC: { article: '13', modifiers: 'FPK', only: 'teams', system: 'swiss', mean: true },
} as const satisfies Readonly<Record<string, CodeRule>>;

export type CodeName = keyof typeof CODES;
export const ruleOf = (name: CodeName): CodeRule => CODES[name];

export interface TieBreakCode {
  readonly name: CodeName;
  /** As written in reports. */
  readonly written: string;
  readonly score?: 'MP' | 'GP';
  /** Values cut: `/C1` low ones, `/M1` low and high ones. */
  readonly cut: number;
  readonly median: number;
  /** KS: the number of half points by which the limit moves. */
  readonly limit: number;
  /** SSSC: the divisor, if given. */
  readonly divisor?: number;
  /** `/P` counts forfeits as games, `/F` Fore Buchholz, `/R` reverse order. */
  readonly forfeitsPlayed: boolean;
  readonly fore: boolean;
  readonly reverse: boolean;
}

/**
 * Why a code is rejected: unknown, for other participants, for another system, or with a modifier that its article does
 * not have.
 */
export interface CodeFault {
  readonly fault: 'unknown' | 'participants' | 'system' | 'modifier';
  readonly article: string;
}

const FORM = /^([A-Z]+)(?::(MP|GP))?((?:[/-](?:[CM][12]|L[+-]\d{1,2}|K\d{1,3}|[PFR]))*)$/;

export interface CodeUse {
  readonly isTeam: boolean;
  readonly system: 'swiss' | 'round-robin' | 'knockout';
}

export function readCode(text: string, use?: CodeUse): TieBreakCode | CodeFault {
  const [, name = '', score, rest = ''] = FORM.exec(text.trim().toUpperCase()) ?? [];
  if (!Object.hasOwn(CODES, name)) return { fault: 'unknown', article: '5' };
  const rule = ruleOf(name as CodeName);
  const modifiers = rest.match(/(?<=[/-])[A-Z][+-]?\d*/g) ?? [];
  const letters = modifiers.map((modifier) => modifier[0]!);
  const cuts = letters.filter((letter) => letter === 'C' || letter === 'M');
  if (
    letters.some((letter) => !(rule.modifiers ?? '').includes(letter)) ||
    new Set(letters).size < letters.length ||
    cuts.length > 1 ||
    (score !== undefined && (rule.score !== true || use?.isTeam === false))
  )
    return { fault: 'modifier', article: score === undefined ? '14' : '13' };
  if (use && rule.only && rule.only !== (use.isTeam ? 'teams' : 'individuals'))
    return { fault: 'participants', article: rule.article };
  // C.07 covers only Swiss systems and round robins (D-TB-15).
  if (use && (use.system === 'knockout' || (rule.system ?? use.system) !== use.system))
    return { fault: 'system', article: rule.article };
  const numberOf = (letter: string): number | undefined => {
    const found = modifiers.find((modifier) => modifier.startsWith(letter));
    return found === undefined ? undefined : Number(found.slice(1));
  };
  const divisor = numberOf('K');
  if (divisor === 0) return { fault: 'modifier', article: '13' };
  return {
    name: name as CodeName,
    written: [score === undefined ? name : `${name}:${score}`, ...modifiers].join('/'),
    ...(score !== undefined && { score: score as 'MP' | 'GP' }),
    cut: numberOf('C') ?? numberOf('M') ?? 0,
    median: numberOf('M') ?? 0,
    limit: numberOf('L') ?? 0,
    ...(divisor !== undefined && { divisor }),
    forfeitsPlayed: letters.includes('P'),
    fore: letters.includes('F'),
    reverse: letters.includes('R'),
  };
}

export const isCode = (read: TieBreakCode | CodeFault): read is TieBreakCode => !('fault' in read);
