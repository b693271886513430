import { pointsIn, type TournamentGame } from '@escala/core';
import { number } from '@escala/messages';
import type { eventPlayer } from '@escala/office/questions';
import { playerLink } from '../../components/events/event-field.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { ownResult } from '../../components/events/result.ts';
import { reservedBoards, reserveMark } from '../../components/events/under-reserve.ts';
import { decimalChange, pointsText } from '../../components/format.ts';
import { type Column, table } from '../../components/table.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventSeen } from './event-seen.ts';

export type CardAnswer = Awaited<ReturnType<(typeof eventPlayer)['ask']>>;
type RatedGame = CardAnswer['ratings'][number]['games'][number];

/** A player's event round by round: whom they met where, how it ended, and what they had after it. */
export function cardRounds(site: Site, seen: EventSeen, card: CardAnswer): Html {
  const { translate } = site;
  const { shown, tournament, field, lastRound } = seen;
  const { player } = card;
  const rated = new Map(card.ratings.flatMap(({ games }) => games.map((game) => [game.round, game])));
  const rows = Array.from({ length: lastRound }, (_, i) => roundOf(tournament.games, player, i + 1));
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
            ? html`${playerLink(site, field, game.opponent)}<span class="only-phone quiet small"> ${ratingOf(game)}</span>${unplayed(site, game, game.colour === 'white')}`
            : withoutGame(site, seen, card, round),
        'name opponent',
      ],
      ['web.round.rating', ({ game }) => ratingOf(game), 'number wide quiet'],
      ['web.word.result', ({ game }) => game && resultOf(site, seen, game), 'number'],
      [
        html`<abbr title="${translate('web.card.points-after')}">${translate('web.round.points-short')}</abbr>`,
        ({ round, game }) =>
          (game === undefined || game.result !== undefined) &&
          html`<strong>${pointsText(field.pointsBefore(round + 1).get(player) ?? 0)}</strong>`,
        'number',
      ],
      ...(rated.size === 0
        ? []
        : ([
            ['web.rating.expected', ({ round }) => written(rated.get(round)?.expected, site), 'number wide quiet'],
            ['web.rating.change', ({ round }) => changeOf(site, rated.get(round)), 'number'],
          ] satisfies Column<RoundShown>[])),
    ],
    { caption: translate('web.card.caption', { name: card.name }), hidesCaption: true, kind: 'card-rounds' },
  );
}

/** A game as one of the two sees it. */
type Played = TournamentGame & { readonly colour: 'white' | 'black'; readonly opponent: string };

interface RoundShown {
  readonly round: number;
  readonly game: Played | undefined;
}

function roundOf(games: readonly TournamentGame[], player: string, round: number): RoundShown {
  const game = games.find((each) => each.round === round && (each.white === player || each.black === player));
  if (game === undefined) return { round, game };
  const isWhite = game.white === player;
  return {
    round,
    game: { ...game, colour: isWhite ? 'white' : 'black', opponent: isWhite ? game.black : game.white },
  };
}

function resultOf(site: Site, { shown }: EventSeen, game: Played): Html {
  const kept = reservedBoards(shown, game.round).has(game.board ?? 0) && reserveMark(site);
  if (game.result === undefined) return html`<span class="quiet">${site.translate('web.round.open')}</span>${kept}`;
  return html`<strong>${ownResult(game, game.colour)}</strong>${kept}`;
}

const written = (value: number | undefined, { language }: Site): Value =>
  value === undefined ? undefined : number(value, language);
const changeOf = (site: Site, game: RatedGame | undefined): Value => game && decimalChange(site, game.change);

/** A result that was not played, in words. */
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
