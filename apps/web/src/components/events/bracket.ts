import { pointsIn, shortName, type TieBreakGame, type Tournament, type TournamentGame } from '@escala/core';
import { knockoutReached, type MatchDecision, matchDecisions } from '@escala/regulations';
import { type Html, html, NOTHING } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { pointsText } from '../format.ts';
import { type EventField, playerLink } from './event-field.ts';
import { resultText } from './result.ts';

/** Two players of a round with all their games, or one who advances without play, or a place still open. */
interface Match {
  readonly players: readonly (string | undefined)[];
  readonly points: readonly (number | undefined)[];
  readonly winner?: string | undefined;
  /** What decided it, if not the games. */
  readonly by?: Exclude<MatchDecision['by'], 'games'> | undefined;
  readonly tieBreaks?: readonly TieBreakGame[] | undefined;
  /** For the match between the losers of the semifinals. */
  readonly isForThird?: true | undefined;
}

/** The rounds of a knockout as the usual tree: who comes from where, and what is still open. */
export function bracket(site: Site, tournament: Tournament, field: EventField): Html {
  const rounds = matchesByRound(tournament);
  return html`<div class="bracket-scroll" tabindex="0" role="region" aria-label="${site.translate('web.event.part-bracket')}"><div class="bracket">
${rounds.map((matches, i) => html`<section><h2>${roundName(site, rounds.length - i, i + 1)}</h2><ol>${matches.filter(isOfTree).map((match) => html`<li>${matchBox(site, field, match)}</li>\n`)}</ol></section>`)}</div>
${thirdPlace(site, field, rounds.at(-1) ?? [])}</div>`;
}

const isOfTree = ({ isForThird }: Match): boolean => !isForThird;

/** Below the tree: nobody advances from it (D-KO-11). */
function thirdPlace(site: Site, field: EventField, last: readonly Match[]): Html {
  const boxes = last.filter(({ isForThird }) => isForThird).map((match) => matchBox(site, field, match));
  if (boxes.length === 0) return NOTHING;
  return html`<div class="bracket third-place"><section><h2>${site.translate('web.bracket.third-place')}</h2>${boxes}</section></div>`;
}

function roundName({ translate }: Site, left: number, round: number): string {
  if (left === 1) return translate('web.bracket.final');
  if (left === 2) return translate('web.bracket.semifinals');
  if (left === 3) return translate('web.bracket.quarterfinals');
  return translate('web.bracket.round', { round, players: 2 ** left });
}

function matchBox(site: Site, field: EventField, match: Match): Html {
  const { players, points, winner } = match;
  return html`<div class="match">${players.map((player, i) => {
    if (player === undefined) return html`<p class="quiet"><span>${site.translate('web.bracket.open')}</span></p>`;
    const own = points[i];
    const state = winner === undefined ? '' : winner === player ? 'winner' : 'beaten';
    return html`<p class="${state}"><span class="quiet tiny">${field.get(player)?.number}</span><span>${playerLink(site, field, player, shortName)}</span><span>${own !== undefined && pointsText(own)}</span></p>`;
  })}${howDecided(site, field, match)}</div>`;
}

/** If it was level after its games: the tie-break games one by one, or the other player's withdrawal (D-KO-5). */
function howDecided({ translate }: Site, field: EventField, { winner, by, tieBreaks = [] }: Match): Html | false {
  if (by === 'withdrawal') return html`<div class="how quiet tiny">${translate('web.bracket.by-withdrawal')}</div>`;
  if (tieBreaks.length === 0) return false;
  const games = tieBreaks.map(
    ({ pace, white, black, result }) =>
      `${translate(`web.pace.${pace}`)}: ${field.name(white)} ${resultText({ result })} ${field.name(black)}`,
  );
  const words = by && winner ? translate('web.bracket.by-tie-break', { winner: field.name(winner) }) : '';
  return html`<div class="how quiet tiny">${[words, ...games].filter(Boolean).map((line) => html`<div>${line}</div>`)}</div>`;
}

/** Matches of every round in tree order; future rounds have open places. */
export function matchesByRound(tournament: Tournament): Match[][] {
  const { games, tieBreakGames = [], byes = [], rounds } = tournament;
  const decided = matchDecisions(tournament);
  const forThird = playersForThird(tournament);
  const last = Math.max(0, ...games.map(({ round }) => round), ...byes.map(({ round }) => round));
  const played = Array.from({ length: last }, (_, i): Match[] => {
    const round = i + 1;
    const inRound = games.filter((game) => game.round === round);
    const pairs = Map.groupBy(inRound, ({ white, black }) => [white, black].sort().join('\n'));
    const next = new Set(
      [...games, ...byes]
        .filter((each) => each.round === round + 1)
        .flatMap(playersOf)
        .filter((player) => !forThird.has(player)),
    );
    return [
      ...[...pairs.values()].map((own) => {
        const { white, black } = own[0]!;
        const isForThird = round === rounds && forThird.has(white);
        const tieBreaks = tieBreakGames.filter(
          (game) =>
            game.result !== undefined &&
            game.round === round &&
            [white, black].includes(game.white) &&
            [white, black].includes(game.black),
        );
        const match = matchOf(own, { next, tieBreaks, decision: decided(round, white, black) });
        return isForThird ? { ...match, isForThird } : match;
      }),
      ...byes
        .filter((bye) => bye.round === round && !(round === rounds && forThird.has(bye.player)))
        .map(({ player }): Match => ({ players: [player], points: [undefined], winner: player })),
    ];
  });
  // From the last round back: a match is placed where its winner plays next.
  for (let i = played.length - 2; i >= 0; i--) {
    const order = played[i + 1]!.filter(isOfTree).flatMap(({ players }) => players);
    const place = ({ players }: Match): number => {
      const places = players.map((player) => order.indexOf(player)).filter((at) => at >= 0);
      return places.length === 0 ? order.length : Math.min(...places);
    };
    played[i] = played[i]!.toSorted((a, b) => place(a) - place(b));
  }
  const all: Match[][] = played;
  while (all.length > 0 && all.length < rounds && all.at(-1)!.length > 1) all.push(nextMatches(all.at(-1)!));
  return all;
}

/** Players who lost a match and play no more; a losing semifinalist may still play for third place (D-KO-11). */
export function beatenIn(tournament: Tournament): ReadonlySet<string> {
  const { rounds, thirdPlaceMatch } = tournament;
  return new Set(
    matchesByRound(tournament).flatMap((matches, i) =>
      thirdPlaceMatch && i + 2 === rounds
        ? []
        : matches.flatMap(({ players, winner }) =>
            players.filter((player) => player !== undefined && winner !== undefined && player !== winner),
          ),
    ) as string[],
  );
}

/** Players in the last round who had been knocked out before (D-KO-11). */
function playersForThird(tournament: Tournament): ReadonlySet<string> {
  const { games, byes = [], rounds } = tournament;
  const reached = knockoutReached(tournament, rounds - 1);
  const last = [...games, ...byes].filter(({ round }) => round === rounds && rounds > 1).flatMap(playersOf);
  return new Set(last.filter((player) => (reached.get(player) ?? 0) <= rounds - 2));
}

const playersOf = (each: TournamentGame | { readonly player: string }): string[] =>
  'player' in each ? [each.player] : [each.white, each.black];

interface MatchTerms {
  readonly next: ReadonlySet<string>;
  readonly tieBreaks: readonly TieBreakGame[];
  readonly decision: MatchDecision | undefined;
}

/** A player in the next round has won, whatever the record says about the games. */
function matchOf(games: readonly TournamentGame[], { next, tieBreaks, decision }: MatchTerms): Match {
  const { white: first, black: second } = games[0]!;
  const points = [first, second].map((player) => games.reduce((sum, game) => sum + pointsOf(game, player), 0));
  const goesOn = [first, second].find((player) => next.has(player));
  return {
    players: [first, second],
    points: games.some(({ result }) => result) ? points : [undefined, undefined],
    winner: goesOn ?? decision?.winner ?? undefined,
    ...(decision && decision.by !== 'games' && { by: decision.by }),
    ...(tieBreaks.length > 0 && decision?.by !== 'games' && { tieBreaks }),
  };
}

function pointsOf({ white, result }: TournamentGame, player: string): number {
  return result === undefined ? 0 : pointsIn(result, white === player ? 'white' : 'black');
}

const nextMatches = (matches: readonly Match[]): Match[] =>
  Array.from({ length: Math.ceil(matches.length / 2) }, (_, i) => ({
    players: [matches[2 * i]?.winner, matches[2 * i + 1]?.winner],
    points: [undefined, undefined],
  }));
