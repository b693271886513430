import { missing, Refused } from '@escala/office';
import { amendEntry, setAbsence, withdrawEntry } from '@escala/office/acts';
import { searchClubs } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { bookOf, systemOf } from '../../../components/competition-book.ts';
import { notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { byeKinds, limitsSaid } from './byes-grid.ts';
import { entryFields } from './entry-fields.ts';
import { type Entry, entryState, factsOf, leaveOrReturn, offBefore } from './entry-table.ts';
import { leaveAsked, needsReasons, told, wishes } from './entry-wishes.ts';

const OPEN = ['registered', 'running', 'closed'];

/** One entry: its data, rounds off, withdrawal and return. */
export const eventEntry = defineDeskPage({
  path: '/desk/events/:event/entries/:player',
  needs: ['entry.amend'],
  view: async ({ ask, params, site, translate }) => {
    const { player = '' } = params;
    const shown = await deskEvent(ask, params.event);
    const entry = shown.entries.find((each) => each.player === player);
    if (entry === undefined) throw new Refused([missing('entry-unknown', { id: player }, { field: 'player' })]);
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const isOpen = OPEN.includes(shown.event.state);
    const state = entryState(site, entry, shown.rounds.length);
    return deskEventPage(site, shown, {
      part: 'entries',
      heading: entry.name,
      main: html`<p><a href="${href(site, deskPath(shown.id, '/entries'))}">${translate('web.word.all-players')}</a> ·
<a href="${href(site, `/players/${encodeURIComponent(player)}`)}">${translate('web.desk-events.player-page')}</a></p>
${state !== '' && notice(state)}
${isOpen ? forms(site, shown, entry, clubs) : notice(translate('web.desk-events.entries-closed'))}`,
    });
  },
});

type Clubs = readonly { readonly club: string; readonly name: string }[];

function forms(site: DeskSite, shown: DeskEvent, entry: Entry, clubs: Clubs): Html {
  const { translate } = site;
  const fixed = { event: shown.id, player: entry.player, version: entry.version };
  return html`${shown.event.state !== 'closed' && entry.withdrawnAfter === undefined && absences(site, shown, entry)}
<section><h2>${translate('web.word.details')}</h2>
<p>${translate('web.desk-events.entry-facts-about')}</p>
${actForm(site, amendEntry, {
  id: 'amend',
  fixed,
  fields: (f) => entryFields(site, bookOf(shown.event), f, entry, clubs, systemOf(shown.event)?.teams !== undefined),
})}</section>
${wishes(site, shown, entry)}
<section><h2>${translate(entry.withdrawnAfter === undefined ? 'web.submit.entry.withdraw' : 'web.submit.entry.return')}</h2>
${leaving(site, shown, entry)}</section>`;
}

/** Rounds not paired yet, with the values the system allows; paired rounds cannot be changed. */
function absences(site: DeskSite, { id, event, rounds }: DeskEvent, entry: Entry): Html {
  const { translate } = site;
  const { player, version, absences: zero, byes = [], firstRound = 1 } = entry;
  const paired = rounds.length;
  const ahead = Array.from({ length: Math.max(0, event.rounds - paired) }, (_, i) => paired + 1 + i);
  const kinds = (['half', 'full'] as const).filter((kind) => byeKinds(event).includes(kind));
  if (ahead.length === 0) return html``;
  // A late player can get byes for missed rounds, until their first pairing.
  const missed = Array.from({ length: firstRound > paired ? paired : 0 }, (_, i) => i + 1);
  const offered = [...missed, ...ahead];
  const roundsOf = (kind: 'half' | 'full'): number[] => byes.flatMap((bye) => (bye.kind === kind ? [bye.round] : []));
  const isKept = (round: number): boolean => !offered.includes(round);
  const isPast = (round: number): boolean => round <= paired;
  return html`<section><h2>${translate(kinds.length > 0 ? 'web.desk-pairing.absences-byes' : 'web.desk-events.absences')}</h2>
<p>${translate('web.desk-events.absences-about')} ${kinds.length > 0 && limitsSaid(site, { id, event })}</p>
${actForm(site, setAbsence, {
  id: 'absences',
  fixed: {
    ...{ event: id, player, version, rounds: zero.filter(isPast) },
    ...(kinds.includes('half') && { half: roundsOf('half').filter(isKept) }),
    ...(kinds.includes('full') && { full: roundsOf('full').filter(isKept) }),
  },
  before: offBefore(entry),
  fields: (f) =>
    html`${ticked(translate(kinds.length > 0 ? 'web.desk-pairing.off-zero' : 'web.word.rounds'), f.ticks('rounds', optionsOf(ahead), zero))}
${kinds.map((kind) => ticked(translate(`web.round.bye-of-${kind}`), f.ticks(kind, optionsOf(offered), roundsOf(kind))))}`,
})}</section>`;
}

const optionsOf = (rounds: readonly number[]) => rounds.map((round) => [round, round] as const);

const ticked = (legend: string, ticks: readonly Html[]): Html =>
  html`<fieldset><legend>${legend}</legend><div class="ticks">${ticks}</div></fieldset>`;

function leaving(site: DeskSite, shown: DeskEvent, entry: Entry): Html {
  const { translate } = site;
  const { id, rounds } = shown;
  const { player, version, name, withdrawnAfter } = entry;
  if (withdrawnAfter !== undefined || rounds.length === 0)
    return html`<p>${translate(withdrawnAfter === undefined ? 'web.desk-events.take-back-about' : 'web.desk-events.return-about')}</p>
${withdrawnAfter === undefined ? takeBack(site, shown, entry) : leaveOrReturn(site, shown, entry)}`;
  const { leave } = told(shown, entry);
  return html`<p>${translate('web.desk-events.leaving-about')}</p>
${needsReasons(shown, entry) && leaveAsked(site, shown, entry, leave)}
${actForm(site, withdrawEntry, {
  id: 'withdraw',
  fixed: { event: id, player, version },
  words: { name },
  confirm: translate('web.desk-events.withdraw-sure', { name, round: rounds.length }),
  leadsTo: deskPath(id, '/entries'),
})}`;
}

/** A deleted entry has no page. */
function takeBack(site: DeskSite, { id }: DeskEvent, entry: Entry): Html {
  const { translate } = site;
  const { player, version, name } = entry;
  return actForm(site, withdrawEntry, {
    id: 'take-back',
    fixed: { event: id, player, version },
    words: { name },
    before: { facts: factsOf(entry) },
    confirm: translate('web.desk-events.withdraw-sure-before', { name }),
    leadsTo: deskPath(id, '/entries'),
    shape: 'button',
    tone: 'quiet',
  });
}
