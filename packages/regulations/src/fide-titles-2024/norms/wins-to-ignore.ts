import type { TournamentPlayer } from '@escala/core';
import { countsAs } from '../conditions/average.ts';
import { requiredOf } from '../conditions/opponents.ts';
import { atLeast, atMost, type NormTitle } from '../parameters.ts';
import type { CountedGame } from './counted-games.ts';
import { type Field, NO_FEDERATION } from './field.ts';
import { isTitled } from './set-facts.ts';

/** So many wins are ignored, and so many opponents are still unknown. Nobody is met twice. */
export interface WinsAsked {
  readonly field: Field;
  readonly title: NormTitle;
  readonly player: TournamentPlayer;
  readonly isExempt: boolean;
  readonly games: readonly CountedGame[];
  readonly ignored: number;
  readonly unknown: number;
  /** Games of which it is known whether they are ignored. */
  readonly decided?: ReadonlyMap<CountedGame, boolean>;
}

/** A choice among the games looked at so far. */
interface Choice {
  readonly out: readonly CountedGame[];
  readonly toCome: number;
  /** Opponents with a title, and with a required one, that are missing; none if no further choice can change that. */
  readonly titled: number;
  readonly required: number;
  readonly rating: number;
  readonly lowest: number;
  readonly untold: number;
  /** Foreign federations kept, as long as more of them are needed. */
  readonly foreign: readonly string[];
  /** The games kept against one federation, and how many more there may be where that is a limit. */
  readonly most: number;
  readonly limits: string;
  /** Those ignored of the federation being looked at. */
  readonly here: number;
}

/** Games to come have no round yet, and no points. */
export const isToCome = ({ round }: CountedGame): boolean => round === 0;
export const gameToCome = (opponent: TournamentPlayer): CountedGame => ({ round: 0, opponent, halfPoints: 0 });
export const isWin = ({ halfPoints }: CountedGame): boolean => halfPoints === 2;
export const mayBeIgnored = (game: CountedGame): boolean => isToCome(game) || isWin(game);

/**
 * 1.4.1f: choices of wins to ignore, such that any other choice asks at least as much of the unknown opponents as one
 * of these.
 * Federation by federation: of choices that leave the same titles and limits, those stay that leave the highest ratings.
 * Limits of single federations tell choices apart only once half of the games allowed are played (D-OFF-1100).
 */
export function winsToIgnore(asked: WinsAsked): readonly (readonly CountedGame[])[] {
  const { field, title, games, ignored, unknown, decided } = asked;
  const { numbers } = field;
  const all = games.length - ignored + unknown;
  const hasTitle = ({ opponent }: CountedGame): boolean => isTitled(numbers.untitled, opponent.title);
  const hasRequired = ({ opponent }: CountedGame): boolean =>
    numbers.requiredTitles[title].includes(opponent.title ?? '');
  const isOpen = (game: CountedGame): boolean => mayBeIgnored(game) && decided?.get(game) !== false;
  const may = byFederation(games.filter(isOpen));
  const fixed = games.filter((game) => !isOpen(game));
  const ratingOf = ({ opponent }: CountedGame): number => countsAs(numbers, opponent.rating);
  const count = (holds: (game: CountedGame) => boolean, among: readonly CountedGame[] = games): number =>
    among.filter(holds).length;
  let choices: Choice[] = [
    {
      ...{ out: [], toCome: 0, rating: 0, untold: 0, foreign: [], most: 0, limits: '', here: 0 },
      titled: atLeast(numbers.titledShare, all) - count(hasTitle),
      required: requiredOf(numbers, all) - count(hasRequired),
      lowest: Math.min(numbers.ratingFloor[title], ...fixed.map(ratingOf)),
    },
  ];
  let left = may.reduce((sum, [, list]) => sum + list.length, 0);
  const later = may.flatMap(([, list]) => list);
  for (const [federation, list] of byFederation([...later, ...fixed])) {
    for (const game of list.filter(isOpen)) {
      left--;
      later.shift();
      const [titles, required] = [count(hasTitle, later), count(hasRequired, later)];
      const next = choices.flatMap((choice) => {
        const rest = ignored - choice.out.length;
        const kept = { ...choice, lowest: Math.min(choice.lowest, ratingOf(game)) };
        const gone = {
          ...choice,
          out: [...choice.out, game],
          toCome: choice.toCome + (isToCome(game) ? 1 : 0),
          titled: choice.titled + (hasTitle(game) ? 1 : 0),
          required: choice.required + (hasRequired(game) ? 1 : 0),
          rating: choice.rating + ratingOf(game),
          here: choice.here + 1,
        };
        return [...(rest > 0 ? [gone] : []), ...(rest <= left && !decided?.has(game) ? [kept] : [])];
      });
      choices = best(
        next.flatMap((choice) => {
          if (choice.titled > unknown || choice.required > unknown) return [];
          const rest = ignored - choice.out.length;
          const enough = (missing: number, more: number): number =>
            missing + Math.min(rest, more) <= 0 ? -Infinity : missing;
          return [{ ...choice, titled: enough(choice.titled, titles), required: enough(choice.required, required) }];
        }),
      );
    }
    choices = best(choices.flatMap((choice) => federationDone(asked, all, federation, list.length, choice) ?? []));
  }
  return choices.map(({ out }) => games.filter((game) => out.includes(game)));
}

/** Games by the opponent's federation; unknown ones first, since they may belong to any. */
function byFederation(games: readonly CountedGame[]): [string | undefined, CountedGame[]][] {
  const groups = new Map<string | undefined, CountedGame[]>([[undefined, []]]);
  for (const game of games) {
    const { federation } = game.opponent;
    const group = groups.get(federation);
    if (group === undefined) groups.set(federation, [game]);
    else group.push(game);
  }
  return [...groups];
}

/** 1.4.3, 1.4.4: what the games kept against one federation leave open; undefined if they are too many. */
function federationDone(
  { field, player, isExempt, unknown }: WinsAsked,
  all: number,
  federation: string | undefined,
  games: number,
  choice: Choice,
): Choice | undefined {
  const done = { ...choice, here: 0 };
  if (isExempt || federation === NO_FEDERATION) return done;
  const { numbers } = field;
  const kept = games - choice.here;
  if (federation === undefined) return { ...done, untold: kept };
  const any = atMost(numbers.anyShare, all) - choice.untold;
  const own = atMost(numbers.ownShare, all) - choice.untold;
  const { federation: home } = player;
  const isOwn = federation === home;
  const most = home === undefined ? Math.max(choice.most, kept) : 0;
  const open = Math.min(unknown, any - kept, isOwn ? own - kept : unknown);
  if (open < 0 || most > own) return undefined;
  const wanted = numbers.foreignFederations + (home === undefined ? 1 : 0);
  const foreign = isOwn || kept === 0 ? choice.foreign : [...choice.foreign, federation];
  return {
    ...done,
    most,
    foreign: foreign.length < wanted ? foreign : foreign.slice(0, wanted).fill(''),
    limits:
      open < unknown && (isOwn || 2 * kept >= any + choice.untold)
        ? `${choice.limits}${federation}${open} `
        : choice.limits,
  };
}

/** Of choices that leave the same, those with the highest ratings: of all games, and with the lowest one raised. */
function best(choices: readonly Choice[]): Choice[] {
  const alike = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { out, toCome, titled, required, untold, foreign, most, limits, here } = choice;
    const key = [out.length, toCome, titled, required, untold, foreign, most, limits, here].join();
    const group = alike.get(key) ?? [];
    if (group.some((other) => leavesMore(other, choice))) continue;
    alike.set(key, [...group.filter((other) => !leavesMore(choice, other)), choice]);
  }
  return [...alike.values()].flat();
}

const leavesMore = (a: Choice, b: Choice): boolean =>
  a.rating <= b.rating && a.rating + a.lowest <= b.rating + b.lowest;
