import { type RoundLeftOut, roundHalfUp } from '@escala/core';
import { averageNeeded, countsAs, scoreNeeded } from '../conditions/average.ts';
import { fewestGames } from '../conditions/number-of-games.ts';
import { requiredOf } from '../conditions/opponents.ts';
import { atLeast, atMost, type NormTitle } from '../parameters.ts';
import { choicesOfWins, lowest, sumOf, type WinLimits } from './choices-of-wins.ts';
import { type CountedGame, type FullSet, meetTwice } from './counted-games.ts';
import { type Field, isPredetermined } from './field.ts';
import { mixReasons } from './judge-set.ts';
import { countFederations, isTitled, setFacts } from './set-facts.ts';
import { isWin, type WinsAsked, winsToIgnore } from './wins-to-ignore.ts';

/** So many final games and so many wins before them are ignored; which wins is still open. */
export interface PartsOfSize {
  readonly ignored: number;
  /** The most games that any of these parts is credited with. */
  readonly mostCredited: number;
  parts(): Generator<readonly RoundLeftOut[]>;
}

/**
 * The games that may be ignored, fewest first: any end of the event, unless the pairings were known from the start, and
 * any wins (D-FT-3). Parts that cannot make the norm, by titles, federations or average, are left out: in long events
 * there are too many to judge one by one.
 */
export function* partsOfSet(
  field: Field,
  title: NormTitle,
  full: FullSet,
  exemption: string | null,
): Generator<PartsOfSize> {
  const { games } = full;
  const most = games.length - fewestGames(field);
  for (let ignored = 1; ignored <= most; ignored++)
    for (let tail = 0; tail <= (isPredetermined(field) ? 0 : ignored); tail++) {
      const kept = games.slice(0, games.length - tail);
      const later = games.slice(games.length - tail).map(({ round }) => ({ round, article: '1.4.1e' }));
      const limits = limitsOf(field, title, full, exemption, kept, ignored - tail);
      if (limits === undefined) continue;
      yield {
        ignored,
        mostCredited: limits.mostCredited,
        *parts() {
          const asked = { field, title, player: full.player, isExempt: exemption !== null, games: kept, unknown: 0 };
          const choices = meetTwice(kept)
            ? choicesOfWins(kept.filter(isWin), ignored - tail, limits)
            : bestChoice({ ...asked, ignored: ignored - tail }, full);
          for (const wins of choices) yield [...wins.map(({ round }) => ({ round, article: '1.4.1f' })), ...later];
        },
      };
    }
}

/** D-FT-4: of so many wins, those that leave the strongest opponents; of several such choices, the earliest rounds. */
function* bestChoice(asked: WinsAsked, full: FullSet): Generator<readonly CountedGame[]> {
  const { field, title, games, ignored, isExempt } = asked;
  const strongest = (decided: ReadonlyMap<CountedGame, boolean>): number => {
    const averages = winsToIgnore({ ...asked, decided }).flatMap((wins) => {
      const facts = setFacts(
        field,
        title,
        full,
        games.filter((game) => !wins.includes(game)),
      );
      return mixReasons(facts, isExempt ? '' : null).reasons.every(({ holds }) => holds === 'yes')
        ? [facts.ra ?? 0]
        : [];
    });
    return Math.max(0, ...averages);
  };
  const decided = new Map<CountedGame, boolean>();
  const best = strongest(decided);
  if (best === 0) return;
  const chosen: CountedGame[] = [];
  for (const game of games.filter(isWin)) {
    if (chosen.length === ignored) break;
    decided.set(game, true);
    if (strongest(decided) === best) chosen.push(game);
    else decided.set(game, false);
  }
  yield chosen;
}

/** Undefined if no choice of that many wins leaves a norm. */
function limitsOf(
  field: Field,
  title: NormTitle,
  { player }: FullSet,
  exemption: string | null,
  kept: readonly CountedGame[],
  ignored: number,
): (WinLimits & { readonly mostCredited: number }) | undefined {
  const { numbers, event, tournament } = field;
  const wins = kept.filter(isWin);
  if (wins.length < ignored) return undefined;
  const left = kept.length - ignored;
  const halfPoints = kept.reduce((sum, game) => sum + game.halfPoints, 0) - 2 * ignored;
  const { ratingOf, sum } = ratingsOf(field, title, kept);
  const highest = roundHalfUp(sum - sumOf(lowest(wins.map(ratingOf), ignored)), left);
  const average = averageNeeded(numbers, title, halfPoints, left);
  const needed = scoreNeeded(numbers, title, highest, left);
  if (average === null || average > highest || needed === null) return undefined;
  const counted = event.kind === 'world-cup' ? Math.max(left, numbers.fewestGames) : left;
  const credited = counted + Math.floor((halfPoints - needed) / 2);
  return {
    kinds: kindsToIgnore(field, title, player.federation, exemption !== null, kept, left),
    mostRating: sum - pointsFor(average, left),
    mostCredited: tournament.rounds > numbers.longRounds ? Math.min(credited, numbers.mostCredited) : credited,
    ratingOf,
  };
}

/** Rating points at which the average of so many games, rounded half up, is at least this. */
export const pointsFor = (average: number, games: number): number => Math.ceil(((2 * average - 1) * games) / 2);

/** What opponents count, and their sum with the lowest raised as far as possible. */
export function ratingsOf({ numbers }: Field, title: NormTitle, games: readonly CountedGame[]) {
  const ratingOf = ({ opponent }: CountedGame): number => countsAs(numbers, opponent.rating);
  const sum = games.reduce((all, game) => all + ratingOf(game), 0);
  return { ratingOf, sum: sum + mostRaised(numbers.ratingFloor[title], games, ratingOf) };
}

/** How many games of each kind must be among those ignored, so that the titles and federations of the others suffice. */
export function kindsToIgnore(
  { numbers, system }: Field,
  title: NormTitle,
  home: string | undefined,
  isExempt: boolean,
  kept: readonly CountedGame[],
  left: number,
): WinLimits['kinds'] {
  const kinds: { least: number; has(game: CountedGame): boolean }[] = [];
  const keep = (least: number, has: (game: CountedGame) => boolean): void => {
    kinds.push({ least: least - kept.filter(has).length + kept.length - left, has: (game) => !has(game) });
  };
  keep(atLeast(numbers.titledShare, left), ({ opponent }) => isTitled(numbers.untitled, opponent.title));
  if (system !== 'double-round-robin')
    keep(requiredOf(numbers, left), ({ opponent }) => numbers.requiredTitles[title].includes(opponent.title ?? ''));
  if (!isExempt)
    for (const [federation, count] of countFederations(kept)) {
      if (federation === undefined) continue;
      const share = federation === home ? numbers.ownShare : numbers.anyShare;
      kinds.push({ least: count - atMost(share, left), has: ({ opponent }) => opponent.federation === federation });
    }
  return kinds;
}

/** 1.4.6b: the most that raising the lowest opponent can add. */
function mostRaised(floor: number, games: readonly CountedGame[], ratingOf: (game: CountedGame) => number): number {
  const raised = new Map<string, number>();
  for (const game of games) {
    const { id } = game.opponent;
    raised.set(id, (raised.get(id) ?? 0) + Math.max(0, floor - ratingOf(game)));
  }
  return Math.max(0, ...raised.values());
}
