import type { ChanceLine, NormChance, RoundLeftOut, Tournament } from '@escala/core';
import { averageNeeded } from '../conditions/average.ts';
import { eventConditions } from '../conditions/event.ts';
import { exemptionOf, hasManyForeigners } from '../conditions/exemptions.ts';
import { countsAsNine, fewestGames } from '../conditions/number-of-games.ts';
import { chooseSet } from '../norms/choose-set.ts';
import { type CountedGame, type FullSet, fullSet } from '../norms/counted-games.ts';
import { type Field, fieldOf, isPredetermined } from '../norms/field.ts';
import { titlesOf } from '../norms/judge-norms.ts';
import { setFacts } from '../norms/set-facts.ts';
import type { NormTitle } from '../parameters.ts';
import { type GamesToCome, gamesToCome } from './games-to-come.ts';
import { linesOfKnown } from './known-games.ts';
import { canCome, lowestAverage, mixNeeded, needsNoMore, ratingsNeeded } from './opponents-needed.ts';
import { gameToCome, isToCome, winsToIgnore } from './wins-to-ignore.ts';

/** What each norm still needs, for one player or everybody; an event that gives no norms leaves no chance. */
export function normChances(tournament: Tournament, player?: string): readonly NormChance[] {
  const field = fieldOf(tournament);
  const hinders = eventConditions(field).some(({ holds }) => holds === 'no');
  const many = hasManyForeigners(field);
  return [...field.players.values()]
    .filter(({ id }) => player === undefined || id === player)
    .flatMap((candidate) => {
      const full = fullSet(field, candidate);
      const toCome = gamesToCome(field, candidate);
      const exemption = exemptionOf(field, candidate, many);
      return titlesOf(candidate).map((norm): NormChance => {
        const told = { player: candidate.id, norm, ...countsOf(toCome) };
        const isMade = !isPredetermined(field) && chooseSet(field, norm, full, exemption).makes;
        const lines = hinders || isMade ? [] : linesOf(field, norm, full, toCome, exemption !== null);
        if (!hinders && (isMade || lines.some(isCertain))) return { ...told, state: 'made', lines: [] };
        return { ...told, state: lines.length === 0 ? 'gone' : 'open', lines };
      });
    });
}

const isCertain = ({ score, unknown }: ChanceLine): boolean => score === 0 && unknown === 0;

const countsOf = ({ known, unknown }: GamesToCome): Pick<NormChance, 'toPlay' | 'paired'> => ({
  toPlay: known.length + unknown,
  paired: known.length,
});

function linesOf(
  field: Field,
  title: NormTitle,
  full: FullSet,
  toCome: GamesToCome,
  isExempt: boolean,
): readonly ChanceLine[] {
  const lines: ChanceLine[] = [];
  const all = [...full.games, ...toCome.known.map(gameToCome)];
  if (isPredetermined(field) && !mixNeeded(setFacts(field, title, full, all), 0, isExempt)) return [];
  if (toCome.unknown === 0) lines.push(...linesOfKnown(field, title, full, toCome.known, isExempt));
  else
    for (const choice of choicesOf(field, title, full, toCome, isExempt))
      lines.push(...linesOfChoice(field, title, full, toCome, choice, isExempt));
  const kept = easiestOf(lines);
  return kept.sort((a, b) => a.score - b.score || (a.average ?? 0) - (b.average ?? 0) || a.titled - b.titled);
}

/** A choice of counted games: known ones, played or not, and a number of unknown ones. */
interface Choice {
  readonly games: readonly CountedGame[];
  readonly unknown: number;
  readonly dropped: readonly RoundLeftOut[];
  /** Number of games to come that are to be won and ignored. */
  readonly wins: number;
}

/** 1.4.1e, 1.4.1f: final games and wins may be ignored as long as enough games are left. */
function* choicesOf(
  field: Field,
  title: NormTitle,
  full: FullSet,
  { known, unknown }: GamesToCome,
  isExempt: boolean,
): Generator<Choice> {
  const all = [...full.games, ...known.map(gameToCome)];
  const rounds = all.length + unknown;
  const most = rounds - fewestGames(field);
  if (most < 0 && countsAsNine(field, full, rounds)) yield { games: all, unknown, dropped: [], wins: 0 };
  for (let cut = 0; cut <= most; cut++) {
    const open = Math.max(0, unknown - cut);
    const end = all.length - Math.max(0, cut - unknown);
    const games = all.slice(0, end);
    const later = leftOut(all.slice(end), '1.4.1e');
    for (let ignored = 0; ignored <= most - cut; ignored++)
      for (const wins of winsToIgnore({ field, title, player: full.player, isExempt, games, ignored, unknown: open }))
        yield {
          games: games.filter((game) => !wins.includes(game)),
          unknown: open,
          dropped: [...leftOut(wins, '1.4.1f'), ...later],
          wins: wins.filter(isToCome).length,
        };
  }
}

const leftOut = (games: readonly CountedGame[], article: string): RoundLeftOut[] =>
  games.filter((game) => !isToCome(game)).map(({ round }) => ({ round, article }));

function linesOfChoice(
  field: Field,
  title: NormTitle,
  full: FullSet,
  { candidates }: GamesToCome,
  { games: kept, unknown, dropped, wins }: Choice,
  isExempt: boolean,
): ChanceLine[] {
  const facts = setFacts(field, title, full, kept);
  const mix = mixNeeded(facts, unknown, isExempt);
  if (mix === undefined) return [];
  const games = kept.filter(isToCome).length + unknown;
  const lines: ChanceLine[] = [];
  for (let half = 0; half <= 2 * games; half++) {
    const average = averageNeeded(field.numbers, title, facts.halfPoints + half, kept.length + unknown);
    if (average === null) continue;
    const { sum, lowest } = ratingsNeeded(facts, unknown, average);
    const line = { unknown, sum, lowest, ...mix };
    if (unknown === 0 ? sum > 0 : !canCome(facts, candidates, line)) continue;
    lines.push({
      score: half / 2 + wins,
      games,
      ...line,
      sum: unknown === 0 ? null : Math.max(0, sum),
      average: unknown === 0 ? null : lowestAverage({ sum, lowest }, unknown),
      dropped,
      wins,
    });
  }
  return lines;
}

/** Without lines that are met only when another one is; of two equal ones, the first stays. */
function easiestOf(lines: readonly ChanceLine[]): ChanceLine[] {
  const alike = new Map<string, ChanceLine[]>();
  for (const line of lines) {
    const key = [line.games, line.unknown, line.wins].join();
    const others = alike.get(key) ?? [];
    if (others.some((other) => asksNoMore(other, line))) continue;
    alike.set(key, [...others.filter((other) => !asksNoMore(line, other)), line]);
  }
  return [...alike.values()].flat();
}

/** Of lines for the same games. The lowest unknown opponent is raised as far as the line says. */
function asksNoMore(a: ChanceLine, b: ChanceLine): boolean {
  const spared = (b.sum ?? 0) - (a.sum ?? 0);
  const isRaisedEnough = a.unknown === 0 || spared >= Math.max(0, b.lowest - a.lowest);
  return a.score <= b.score && isRaisedEnough && needsNoMore(a, b);
}
