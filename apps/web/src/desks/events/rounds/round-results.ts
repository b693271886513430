import type { Tournament } from '@escala/core';
import { showRounds } from '@escala/office/questions';
import { bookOf, systemOf } from '../../../components/competition-book.ts';
import { eventHref } from '../../../components/events/event-frame.ts';
import { withoutGame } from '../../../components/events/pairings.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { pointsText } from '../../../components/format.ts';
import { paperButton } from '../../../components/paper-link.ts';
import { teamsIn } from '../../../components/schedules/event-teams.ts';
import { notice } from '../../../components/ui/card.ts';
import { icon } from '../../../components/ui/icon.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { entryPanel, entryTools, SAVE_FORM, SAVED_BOARD } from './entry-panel.ts';
import { levelMatches } from './level-matches.ts';
import { pairAgain } from './pair-again.ts';
import { reserveNotice } from './reserve-facts.ts';
import { closeForm, pairForm } from './round-forms.ts';
import { roundSteps } from './round-pairs.ts';

const WORDS = ['missing', 'cannot', 'waiting', 'done', 'differs', 'yours', 'theirs', 'take', 'reason'] as const;

/**
 * Pairs the next round on this device while there is no connection:
 * `browser/modules/events/pair-here.ts` then shows it.
 */
function pairHere(site: DeskSite, shown: DeskEvent, tournament: Tournament, round: number): Html {
  const { translate, federation, viewer } = site;
  const { id, event, rounds } = shown;
  const isNext = rounds.length + 1 === round && round <= event.rounds && event.state === 'running';
  if (!isNext || systemOf(event)?.pairedBy !== 'engine') return NOTHING;
  const facts = {
    ...{ federation: federation.id, account: viewer.account, event: id, round, rules: bookOf(event).id },
    tournament: toPair(tournament),
  };
  const words = WORDS.map(
    (word) => html` data-${word}="${translate(`web.pair-here.${word}`, { count: '{count}', round })}"`,
  );
  return html`<section class="card inside" data-pair-here data-facts="${JSON.stringify(facts)}"${words} hidden
data-bye="${translate('web.round.bye-of-pairing')}" data-round-href="${href(site, deskPath(id, `/rounds/${round}`))}" data-round-name="${translate('web.round.title', { round })}">
<h2>${translate('web.pair-here.title', { round })}</h2><p>${translate('web.pair-here.about')}</p>
<p><button type="button" data-pair>${translate('web.pair-here.pair', { round })}</button></p>
<p role="status"></p><div class="fields" data-pairings></div></section>`;
}

/** Only what the engine needs, and no other personal data. */
function toPair({ event: _event, players, games, ...others }: Tournament): Tournament {
  return {
    ...others,
    players: players.map(({ id, number, rating, title, name }) => ({ id, number, rating, title, name })),
    games,
  };
}

/**
 * Fast entry of results by keyboard, or by touch. Entries are
 * stored locally first, so that a dropped connection loses nothing.
 */
export const roundResults = defineDeskPage({
  path: '/desk/events/:event/rounds/:round/results',
  needs: ['result.enter'],
  sent: (fields, { event = '', round = '' }) => ({
    act: 'results.enter-many',
    command: {
      event,
      round: Number(round),
      results: Object.entries(fields).flatMap(([name, said]) =>
        name.startsWith(SAVED_BOARD) && said !== '' ? [readJson(said)] : [],
      ),
    },
    leadsTo: deskPath(event, `/rounds/${round}/results`),
  }),
  view: async ({ ask, params, site }) => {
    const { translate, federation, viewer } = site;
    const round = Number(params.round);
    const shown = await deskEvent(ask, params.event);
    const { rounds, names } = await ask(showRounds, { event: shown.id, round });
    const { boards, state, version, free } = rounds[0]!;
    const { tournament, field } = await eventSeen(ask, shown.id);
    const points = field.pointsBefore(round);
    const hasTeams = teamsIn(field, tournament) !== undefined;
    const players = Object.fromEntries(
      field.players.map(({ id, rating, team }) => [
        id,
        { rating, points: pointsText(points.get(id) ?? 0), ...(hasTeams && { team }) },
      ]),
    );
    const isOpen = shown.event.state === 'running' && state === 'paired';
    const reserved = boards.flatMap(({ board, underReserve }) => (underReserve ? [board] : []));
    const path = deskPath(shown.id, `/rounds/${round}`);
    const place = { federation: federation.id, account: viewer.account, event: shown.id, round };
    const door = href(site, `/sign-in?${new URLSearchParams({ next: `${path}/results` })}`);
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.round.title', { round }),
      scripts: ['result-entry.ts', 'pair-here.ts'],
      isFull: true,
      tools: html`${entryTools(site, boards.length, door)}
<div class="row push">${roundSteps(site, shown, round, '/results')}<a class="button wide" href="${href(site, path)}">${translate('web.desk-work.pairings')}</a>
<a class="button widest" href="${eventHref(site, shown.id, '/live')}">${icon('screen')}${translate('web.desk-work.hall')}</a>${paperButton(site, shown.id, 'pairings', round)}</div>
${isOpen && html`<div class="entry-close"><span class="unseen">${translate('web.desk-rounds.all-in', { round })}</span>${goingOn(site, shown, { round, version })}</div>`}`,
      main: html`${isOpen ? saveForm(site) : needsScript(translate)}
${!isOpen && notice(translate('web.desk-rounds.results-closed'))}
${!isOpen && (await pairAgain(ask, site, shown))}
${reserveNotice(site, shown.id, round, reserved)}
${levelMatches(site, shown, tournament, { round, version, boards })}
${entryPanel(site, {
  facts: { ...place, isOpen, boards, names, players, onlyPlays: site.onlyPlays },
  isOpen,
  boards,
  names,
  boardPath: `${path}/boards/{board}`,
  aside: beside(site, shown.id, withoutGame(site, { tournament, field, round, free }), isOpen),
})}
${pairHere(site, shown, tournament, round + 1)}`,
    });
  },
});

/**
 * After the last result: a button for the next round, which closes this one; after the last round, for the end of play.
 * While matches of a knockout are level, neither is shown (D-OFF-617).
 */
function goingOn(site: DeskSite, { id, event, rounds }: DeskEvent, seen: { round: number; version: number }): Html {
  const isNext = seen.round === rounds.at(-1)?.round && seen.round < event.rounds;
  return isNext ? pairForm(site, id, seen.round + 1) : closeForm(site, id, seen);
}

/** Invalid JSON is left to the act to refuse. */
function readJson(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

/**
 * `browser/modules/events/result-entry.ts` saves each result as it is
 * entered; without it the whole round is saved at once (D-OFF-469).
 */
const saveForm = ({ translate, csrf }: DeskSite): Html =>
  html`<form id="${SAVE_FORM}" class="row entry-save" method="post" data-without-script><input type="hidden" name="csrf" value="${csrf}">
<button class="main">${translate('web.desk-rounds.save-results')}</button></form>`;

/** The last entries, telephones, players without a game, keys. */
function beside(site: Site, event: string, notPlaying: Html, isOpen: boolean): Html {
  const { translate } = site;
  const keys = [
    [['1'], 'white'],
    [['5'], 'draw'],
    [['0'], 'black'],
    [['↑', '↓'], 'move'],
    [['g'], 'go'],
    [['u'], 'undo'],
  ] as const;
  return html`<aside class="entry-beside stack" aria-label="${translate('web.desk-work.beside')}">
${isOpen && html`<section><h2>${translate('web.desk-work.last')}</h2><ol class="last-results" data-last></ol></section>`}
<section><h2>${translate('web.desk-rounds.phones')}</h2><p><a href="${href(site, deskPath(event, '/devices'))}">${translate('web.word.add-a-phone')}</a></p></section>
${notPlaying.html !== '' && html`<section><h2>${translate('web.desk-work.not-playing')}</h2>${notPlaying}</section>`}
${
  isOpen &&
  html`<section class="wide"><h2>${translate('web.desk-work.keys')}</h2><ul class="keys">
${keys.map(([signs, name]) => html`<li>${signs.map((sign) => html`<kbd>${sign}</kbd> `)}${translate(`web.desk-work.key-${name}`)}</li>\n`)}</ul></section>`
}</aside>`;
}
