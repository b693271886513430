import { pointsIn, type TieBreakPace, type Tournament, type TournamentGame } from '@escala/core';
import { number } from '@escala/messages';
import type { AnswerOf, eventPlayer } from '@escala/office/questions';
import { playerLink } from '../../components/events/event-field.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { ownResult } from '../../components/events/result.ts';
import { reservedBoards, reserveMark } from '../../components/events/under-reserve.ts';
import { decimalChange, pointsText } from '../../components/format.ts';
import { type Column, table } from '../../components/table.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventSeen } from './event-seen.ts';

export type CardAnswer = AnswerOf<typeof eventPlayer>;
type RatedGame = CardAnswer['ratings'][number]['games'][number];

/** A player's event round by round: opponents, results, and the points afterwards. */
export function cardRounds(site: Site, seen: EventSeen, card: CardAnswer): Html {
  const { translate } = site;
  const { shown, tournament, field, lastRound } = seen;
  const { player } = card;
  const rated = Map.groupBy(
    card.ratings.flatMap(({ games }) => games),
    ({ round }) => round,
  );
  const rows = Array.from({ length: lastRound }, (_, i) => gamesOf(tournament, player, i + 1)).flat();
  const ratedIn = ({ round, before }: RoundShown): RatedGame | undefined =>
    before === undefined ? undefined : rated.get(round)?.at(-1 - before);
  const ratingOf = (game: Played | undefined): number | undefined => game && field.get(game.opponent)?.rating;
  return table(
    site,
    rows,
    [
      [
        'web.word.round',
        ({ round }) =>
          html`<a class="quiet" href="${eventHref(site, shown.id, `/rounds/${round}`)}"><span class="unseen">${translate('web.word.round')} </span>${round}</a>`,
        'number',
      ],
      tournament.games.some(({ board }) => board !== undefined) && [
        'web.round.board',
        ({ game }) => game?.board,
        'number wide',
      ],
      [
        'web.word.colour',
        ({ game }) =>
          game &&
          html`<abbr title="${translate(`web.colour.${game.colour}`)}">${translate(`web.colour-short.${game.colour}`)}</abbr>`,
      ],
      [
        'web.rating.opponent',
        ({ round, game }) =>
          game
            ? html`${playerLink(site, field, game.opponent)}<span class="only-phone quiet small"> ${ratingOf(game)}</span>${game.pace && html`<br><span class="small quiet">${translate(`web.pace.${game.pace}`)}</span>`}${unplayed(site, game, game.colour === 'white')}`
            : withoutGame(site, seen, card, round),
        'name opponent',
      ],
      ['web.word.rating', ({ game }) => ratingOf(game), 'number wide quiet'],
      ['web.word.result', ({ game }) => game && resultOf(site, seen, game), 'number'],
      [
        html`<abbr title="${translate('web.card.points-after')}">${translate('web.round.points-short')}</abbr>`,
        ({ round, game, before }) =>
          before === 0 &&
          (game === undefined || game.result !== undefined) &&
          html`<strong>${pointsText(field.pointsBefore(round + 1).get(player) ?? 0)}</strong>`,
        'number',
      ],
      ...(rated.size === 0
        ? []
        : ([
            ['web.rating.expected', (row) => written(ratedIn(row)?.expected, site), 'number wide quiet'],
            ['web.list.change', (row) => changeOf(site, ratedIn(row)), 'number'],
          ] satisfies Column<RoundShown>[])),
    ],
    { caption: translate('web.card.caption', { name: card.name }), hidesCaption: true, kind: 'card-rounds' },
  );
}

/** A game from one player's side. */
type Played = TournamentGame & {
  readonly colour: 'white' | 'black';
  readonly opponent: string;
  readonly pace?: TieBreakPace | undefined;
};

interface RoundShown {
  readonly round: number;
  readonly game: Played | undefined;
  /**
   * How many scoring games of the round come after it: a knockout match
   * has several. Undefined for a tie-break, which does not score.
   */
  readonly before: number | undefined;
}

/** The games of a round, then the tie-break games of its match, which do not score (D-OFF-931). */
function gamesOf({ games, tieBreakGames = [] }: Tournament, player: string, round: number): RoundShown[] {
  const own = <Game extends TournamentGame>(all: readonly Game[]): Played[] =>
    all.flatMap((game) => {
      if (game.round !== round || ![game.white, game.black].includes(player)) return [];
      const isWhite = game.white === player;
      return [{ ...game, colour: isWhite ? 'white' : 'black', opponent: isWhite ? game.black : game.white }];
    });
  const played = own(games);
  if (played.length === 0) return [{ round, game: undefined, before: 0 }];
  return [
    ...played.map((game, i) => ({ round, game, before: played.length - 1 - i })),
    ...own(tieBreakGames).map((game) => ({ round, game, before: undefined })),
  ];
}

function resultOf(site: Site, { shown }: EventSeen, game: Played): Html {
  const kept = reservedBoards(shown, game.round).has(game.board ?? 0) && reserveMark(site);
  if (game.result === undefined) return html`<span class="quiet">${site.translate('web.round.open')}</span>${kept}`;
  return html`<strong>${ownResult(game, game.colour)}</strong>${kept}`;
}

const written = (value: number | undefined, { language }: Site): Value =>
  value === undefined ? undefined : number(value, language);
const changeOf = (site: Site, game: RatedGame | undefined): Value => game && decimalChange(site, game.change);

/** A result without play, in words. */
function unplayed({ translate }: Site, { result, kind = 'played' }: TournamentGame, isWhite: boolean): Html {
  if (result === undefined || kind === 'played') return html``;
  const won = pointsIn(result, isWhite ? 'white' : 'black') === 1;
  const key =
    kind !== 'forfeit'
      ? (`web.game-kind.${kind}` as const)
      : (`web.card.forfeit-${result === '0-0' ? 'both' : won ? 'won' : 'lost'}` as const);
  return html`<br><span class="small quiet">${translate(key)}</span>`;
}

/** Why there was no game. */
function withoutGame(
  site: Site,
  { shown, tournament, field }: EventSeen,
  { player, free }: CardAnswer,
  round: number,
): string {
  const { translate } = site;
  const bye = tournament.byes?.find((each) => each.round === round && each.player === player);
  if (bye) {
    const points = translate('web.round.bye-points', { points: bye.points, written: pointsText(bye.points) });
    return `${translate(`web.round.bye-of-${bye.kind ?? 'pairing'}`)}, ${points}`;
  }
  if (free.includes(round)) return translate('web.round.free');
  if ((field.leftAfter(player) ?? round) < round) return translate('web.round.withdrawn');
  const first = shown.entries.find((entry) => entry.player === player)?.firstRound ?? 1;
  if (round < first) return translate('web.card.not-yet', { round: first });
  const isAbsent = tournament.absences?.some((each) => each.round === round && each.player === player);
  return translate(isAbsent ? 'web.round.absent' : 'web.card.no-game');
}
