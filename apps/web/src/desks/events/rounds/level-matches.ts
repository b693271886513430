import { TIE_BREAK_PACES, type Tournament } from '@escala/core';
import { addGames, dropGame } from '@escala/office/acts';
import { matchDecisions } from '@escala/regulations';
import { actForm } from '../../../components/act-form.ts';
import { systemOf } from '../../../components/competition-book.ts';
import { gamesOfRound } from '../../../components/events/pairings.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';
import type { BoardTold } from './reserve-facts.ts';

interface RoundSeen {
  readonly round: number;
  readonly version: number;
  readonly boards: readonly BoardTold[];
}

/** Matches of a knockout that are level after their games: how they continue (D-KO-5). */
export function levelMatches(
  site: Site,
  shown: DeskEvent,
  tournament: Tournament,
  { round, version, boards }: RoundSeen,
): Html {
  const { id, event, entries, rounds } = shown;
  const { translate } = site;
  const isLast = rounds.at(-1)?.round === round && event.state === 'running';
  if (!isLast || systemOf(event)?.eventType !== 'knockout') return NOTHING;
  const decided = matchDecisions(tournament);
  const matches = Map.groupBy(gamesOfRound(tournament, round), ({ white, black }) => [white, black].sort().join('/'));
  const level = [...matches.values()].filter(
    (games) =>
      games.every(({ result }) => result !== undefined) &&
      decided(round, games[0]!.white, games[0]!.black) === undefined,
  );
  const names = new Map(entries.map(({ player, name }) => [player, name]));
  const name = (player: string): string => names.get(player) ?? player;
  const word = (paced: (typeof TIE_BREAK_PACES)[number]) => [paced, translate(`web.pace.${paced}`)] as const;
  const forms = level.map(([first]) => {
    const { board = 1, white, black } = first!;
    const match = `${name(white)} – ${name(black)}`;
    const two = [white, black];
    const open = boards.filter(
      (each) => each.result === undefined && two.includes(each.white) && two.includes(each.black),
    );
    if (open.length > 0)
      return html`<section><h3>${match}</h3><p>${translate('web.pair-here.missing', { count: open.length })}</p></section>`;
    return html`<section><h3>${match}</h3>${actForm(site, addGames, {
      id: `games-${board}`,
      fixed: { event: id, round, version, board },
      fields: (f) => html`<div class="fields three">${f.choice('pace', TIE_BREAK_PACES.map(word), {
        label: translate('web.knockout.pace'),
        none: translate('web.knockout.pace-same'),
        value: 'rapid',
      })}
${f('games', { label: translate('web.word.games') })}
${f.choice(
  'white',
  [black, white].map((player) => [player, name(player)] as const),
  { label: translate('web.knockout.white'), value: black },
)}</div>`,
      about: match,
      tone: 'quiet',
    })}</section>`;
  });
  const all = html`<p>${translate('web.knockout.level-about')}</p>${forms}`;
  // `browser/rounds/refresh-level-matches.ts` fills it in as results decide which matches are level.
  return html`<div data-level="">${forms.length > 0 && card({ title: translate('web.knockout.level') }, all)}</div>`;
}

/** A game added by mistake; only the last of the round can be removed. */
export function dropForm(
  site: Site,
  { id, event }: DeskEvent,
  { round, version, boards }: RoundSeen,
  board: BoardTold,
): Html | false {
  const two = [board.white, board.black];
  const isAdded = boards.some(
    (each) => each.board < board.board && two.includes(each.white) && two.includes(each.black),
  );
  if (event.state !== 'running' || board.board !== boards.length || board.result !== undefined || !isAdded)
    return false;
  return actForm(site, dropGame, {
    id: 'drop-game',
    fixed: { event: id, round, version, board: board.board },
    words: { board: board.board },
    leadsTo: `/desk/events/${encodeURIComponent(id)}/rounds/${round}/results`,
    shape: 'button',
    tone: 'danger',
  });
}
