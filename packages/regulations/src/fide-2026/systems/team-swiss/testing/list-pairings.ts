import type { RoundState, TeamState } from '../round-state.ts';

/**
 * C.04.6 by brute force: lists every set of upfloaters and every pairing of a bracket in the order of the articles. For
 * small fields only.
 */

interface Team {
  readonly place: number;
  readonly tpn: number;
  readonly score: number;
  readonly primary: number;
  readonly secondary: number;
  /** `w` and `b` of the matches played. */
  readonly colours: string;
  /** `W`, `B` strong or simple; `w`, `b` mild; empty for none. */
  readonly wish: string;
  readonly floated: boolean;
  readonly mayRest: boolean;
  readonly met: ReadonlySet<number>;
}

export interface ListedRound {
  /** White first, by the initial order. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
}

type Pairing = readonly (readonly [Team, Team])[];

export function listPairings(state: RoundState): ListedRound | undefined {
  const everybody = teamsOf(state);
  let left = everybody;
  let bye: Team | undefined;
  if (left.length % 2 === 1) {
    const order = left
      .filter(({ mayRest }) => mayRest)
      .sort((a, b) => a.score - b.score || b.colours.length - a.colours.length || b.tpn - a.tpn);
    bye = order.find((team) => isPairable(without(everybody, [team])));
    if (bye === undefined) return undefined;
    left = without(left, [bye]);
  }
  if (!isPairable(left)) return undefined;
  const scores = [...new Set(everybody.map(({ score }) => score))].sort((a, b) => b - a);
  const lapsed = state.round >= state.rounds - 1;
  const pairs: (readonly [Team, Team])[] = [];
  while (left.length > 0) {
    const top = Math.max(...left.map(({ score }) => score));
    const residents = left.filter(({ score }) => score === top);
    const upfloaters = upfloatersOf(residents, without(left, residents), scores[scores.indexOf(top) + 1], lapsed);
    pairs.push(...bracketPairing([...residents, ...upfloaters], upfloaters, lapsed));
    left = without(without(left, residents), upfloaters);
  }
  return { pairs: pairs.map((pair) => coloured(pair, state)), bye: bye?.place };
}

/** 3.5. */
function upfloatersOf(
  residents: readonly Team[],
  lower: readonly Team[],
  following: number | undefined,
  lapsed: boolean,
): Team[] {
  const judged = subsets(lower)
    .filter((set) => isPairable([...residents, ...set]) && isPairable(without(lower, set)))
    .map((set) => {
      const ordered = set.toSorted((a, b) => b.score - a.score || a.tpn - b.tpn);
      return {
        ordered,
        key: [
          set.length,
          ...ordered.toReversed().map(({ score }) => -score),
          sparesNext(without(lower, set), following) ? 0 : 1,
          lapsed ? 0 : set.filter(({ floated }) => floated).length,
          ...ordered.map(({ tpn }) => tpn),
        ],
      };
    });
  return judged.reduce((best, each) => (isBefore(each.key, best.key) ? each : best)).ordered;
}

/** [C6]. */
function sparesNext(rest: readonly Team[], following: number | undefined): boolean {
  const next = rest.filter(({ score }) => score === following);
  if (next.length === 0) return true;
  const below = without(rest, next);
  const sets = next.length % 2 === 0 ? [[]] : below.map((team) => [team]);
  return sets.some((set) => isPairable([...next, ...set]) && isPairable(without(below, set)));
}

/** 3.6. */
function bracketPairing(bracket: readonly Team[], upfloaters: readonly Team[], lapsed: boolean): Pairing {
  const judged = pairingsOf(bracket.toSorted((a, b) => a.tpn - b.tpn)).map((pairing) => {
    const same = pairing.filter(([a, b]) => a.wish !== '' && a.wish.toLowerCase() === b.wish.toLowerCase());
    const opponents = pairing.flatMap(([a, b]) => [
      ...(upfloaters.includes(a) ? [b] : []),
      ...(upfloaters.includes(b) ? [a] : []),
    ]);
    const ordered = pairing.toSorted(([a], [b]) => a.tpn - b.tpn);
    return {
      pairing,
      key: [
        same.length,
        same.filter(([a, b]) => a.wish === b.wish && a.wish === a.wish.toUpperCase()).length,
        lapsed ? 0 : opponents.filter(({ floated }) => floated).length,
        ...ordered.map(([topMember]) => topMember.tpn),
        ...ordered.map(([, bottom]) => bottom.tpn),
      ],
    };
  });
  return judged.reduce((best, each) => (isBefore(each.key, best.key) ? each : best)).pairing;
}

/** 4. */
function coloured([a, b]: readonly [Team, Team], { initialColour, usesSecondary }: RoundState): [number, number] {
  const ranked = [a, b].sort(
    (x, y) => y.primary - x.primary || (usesSecondary ? y.secondary - x.secondary : 0) || x.tpn - y.tpn,
  );
  const [first, second] = ranked as [Team, Team];
  const whiteFirst = ((): boolean => {
    if (first.colours === '' && second.colours === '') return (first.tpn % 2 === 1) === (initialColour === 'white');
    const [own, others] = [first.wish.toUpperCase(), second.wish.toUpperCase()];
    if (own !== '' && own !== others) return own === 'W';
    if (others !== '' && own !== others) return others === 'B';
    if (first.wish !== second.wish)
      return (first.wish === own ? own : others) === 'W' ? first.wish === own : first.wish !== own;
    const [x, y] = [differenceOf(first.colours), differenceOf(second.colours)];
    if (x !== y) return x < y;
    for (let i = 1; i <= Math.min(first.colours.length, second.colours.length); i++)
      if (first.colours.at(-i) !== second.colours.at(-i)) return first.colours.at(-i) === 'b';
    if (own !== '') return own === 'W';
    return first.colours === '' ? second.colours.endsWith('w') : first.colours.endsWith('b');
  })();
  return whiteFirst ? [first.place, second.place] : [second.place, first.place];
}

function teamsOf(state: RoundState): Team[] {
  const { teams, round, rounds, preferences } = state;
  let tpn = 0;
  return teams.flatMap((own, place) => {
    const { records, isPresent, virtualPoints = [] } = own;
    const wasThere = records.some(({ kind, opponent }) => opponent !== undefined || kind === 'pairing-allocated-bye');
    if (isPresent || wasThere) tpn++;
    const colours = records.map(({ kind, colour }) => (kind === 'played' ? colour![0]! : '')).join('');
    const last = records.at(-1);
    const before = ({ records: own, virtualPoints: lent = [] }: TeamState): number =>
      own.slice(0, -1).reduce((sum, { points }) => sum + points, lent[round - 2] ?? 0);
    const team: Team = {
      place,
      tpn,
      score: records.reduce((sum, { points }) => sum + points, virtualPoints[round - 1] ?? 0),
      primary: records.reduce((sum, { points }) => sum + points, 0),
      secondary: records.reduce((sum, { secondary }) => sum + secondary, 0),
      colours,
      wish: wishOf(colours, preferences, round === rounds),
      floated: last?.kind === 'played' && before(own) !== before(teams[last.opponent!]!),
      mayRest: !records.some(({ kind }) => ['pairing-allocated-bye', 'forfeit-win', 'full-point-bye'].includes(kind)),
      met: new Set([
        ...records.filter(({ kind }) => kind === 'played').map(({ opponent }) => opponent!),
        ...(state.forbidden ?? []).filter((group) => group.includes(place)).flat(),
      ]),
    };
    return isPresent ? [team] : [];
  });
}

const differenceOf = (colours: string): number => 2 * colours.replaceAll('b', '').length - colours.length;

/** 1.7, sentence by sentence. */
function wishOf(colours: string, type: RoundState['preferences'], isLast: boolean): string {
  const cd = differenceOf(colours);
  if (type === 'none') return '';
  if (cd < -1 || ([0, -1].includes(cd) && colours.endsWith('bb'))) return 'W';
  if (cd > 1 || ([0, 1].includes(cd) && colours.endsWith('ww'))) return 'B';
  if (type === 'A') return '';
  if (cd === -1 || (cd === 0 && !isLast && colours.endsWith('b'))) return 'w';
  if (cd === 1 || (cd === 0 && !isLast && colours.endsWith('w'))) return 'b';
  return '';
}

const without = (teams: readonly Team[], some: readonly Team[]): Team[] => teams.filter((team) => !some.includes(team));

function isPairable([first, ...others]: readonly Team[]): boolean {
  if (first === undefined) return true;
  return others.some((other) => !first.met.has(other.place) && isPairable(without(others, [other])));
}

function pairingsOf([first, ...others]: readonly Team[]): Pairing[] {
  if (first === undefined) return [[]];
  return others
    .filter(({ place }) => !first.met.has(place))
    .flatMap((other) => pairingsOf(without(others, [other])).map((rest) => [[first, other] as const, ...rest]));
}

const subsets = (teams: readonly Team[]): Team[][] =>
  teams.reduce<Team[][]>((sets, team) => sets.flatMap((set) => [set, [...set, team]]), [[]]);

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}
