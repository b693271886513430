import { mayTry } from '@escala/office';
import { callRoll } from '@escala/office/acts';
import { eventDocument, searchClubs, searchRequests, showFederation } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { bookOf, systemOf } from '../../../components/competition-book.ts';
import { beatenIn } from '../../../components/events/bracket.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { fee } from '../../../components/format.ts';
import { paperButton } from '../../../components/paper-link.ts';
import { notice } from '../../../components/ui/card.ts';
import { tabs } from '../../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { addForm, fileForm } from './entry-forms.ts';
import { entryTable, isHere, nextRoundOf, takenBack } from './entry-table.ts';
import { drawForm, numberNotice } from './number-notice.ts';
import { requestsCard } from './requests.ts';

const OPEN = ['registered', 'running'];

/**
 * The players: entered one by one from the registry, or many from a file, and everything that can happen to an entry.
 */
export const eventEntries = defineDeskPage({
  path: '/desk/events/:event/entries',
  needs: ['entry.add'],
  view: async ({ ask, params, query, site }) => {
    const { translate, viewer } = site;
    const shown = await deskEvent(ask, params.event);
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const isKnockout = shown.event.type === 'knockout' && shown.rounds.length > 0;
    const out: ReadonlySet<string> = isKnockout ? beatenIn(await ask(eventDocument, { event: shown.id })) : new Set();
    const { requests } = await ask(searchRequests, { event: shown.id });
    const { seasons } = await ask(showFederation, {});
    const onlyAway = query.show === 'away';
    const names = new Map(clubs.map(({ club, name }) => [club, name]));
    return deskEventPage(site, shown, {
      part: 'entries',
      heading: translate('web.desk-events.part-entries'),
      scripts: ['event-entries.ts'],
      tools: html`<span class="row" data-entries-said>${counts(site, shown, out, onlyAway)}</span><span class="push"></span>${nextRoundOf(shown) !== undefined && shown.entries.length > 0 && html`<a class="button" href="${href(site, deskPath(shown.id, '/byes'))}">${translate('web.byes.title')}</a>`}${fideRatings(site, shown)}${paperButton(site, shown.id, 'players')}${pairing(site, shown)}`,
      main: html`${needsScript(translate)}
${OPEN.includes(shown.event.state) ? entering(site, shown, seasons.length > 0) : notice(translate('web.desk-events.entries-closed'))}
<section data-entries><div class="stack">${requestsCard(site, shown, requests)}${checkIn(site, shown)}</div><h2 class="unseen">${translate('web.word.players')}</h2>
${numberNotice(site, shown, 'entries')}${drawForm(site, shown)}
${entryTable(site, shown, { out, onlyAway }, (club) => names.get(club) ?? club)}
${takenBack(site, shown)}
${mayTry(viewer, 'places.give') && shown.event.state === 'registered' && bookOf(shown.event).entry?.vacancyOrder && html`<p>${translate('web.desk-places.link')} <a href="${href(site, deskPath(shown.id, '/places'))}">${translate('web.desk-places.link-about')}</a></p>`}</section>`,
    });
  },
});

function entering(site: DeskSite, shown: DeskEvent, hasLicences: boolean): Html {
  const { translate, viewer, onlyPlays } = site;
  const { event, rounds } = shown;
  if (rounds.length > 0 && systemOf(event)?.pairedBy !== 'engine')
    return notice(translate('web.desk-events.no-late-entries'));
  if (rounds.length >= event.rounds) return notice(translate('refusal.late-entry-over', { rounds: event.rounds }));
  const isOfficer = viewer.roles.includes('officer');
  return html`<section class="add-bar"><h2 class="unseen">${translate('web.word.add-player')}</h2>
${shown.desk.placesGiven && html`<p>${translate('web.desk-places.beside')}</p>`}
${addForm(site, shown, hasLicences)}
</section>
<div class="row top">${
    !onlyPlays &&
    html`<details><summary>${translate('web.desk-events.not-registered')}</summary>
<p>${translate(isOfficer ? 'web.desk-events.not-registered-officer' : 'web.desk-events.not-registered-about')}
${isOfficer && html`<a href="${href(site, '/desk/registry')}">${translate('web.desk-events.to-registry')}</a>`}</p></details>`
  }
${
  // A reason belongs to one player, not to a file.
  !shown.desk.placesGiven &&
  html`<details><summary>${translate('web.desk-events.enter-many')}</summary>
${fileForm(site, shown)}</details>`
}${(nextRoundOf(shown) ?? 1) > 1 && ownScreen(site, shown)}</div>`;
}

/** How many are entered, and how many of them are present. */
function counts(site: DeskSite, shown: DeskEvent, out: ReadonlySet<string>, onlyAway: boolean): Html {
  const { translate } = site;
  const next = nextRoundOf(shown);
  const there = shown.entries.filter(({ withdrawnAfter }) => withdrawnAfter === undefined);
  const playing = there.filter(({ player }) => !out.has(player));
  const here = next === undefined ? playing.length : playing.filter((entry) => isHere(entry, next)).length;
  const said = next === undefined ? 'web.desk-work.entered' : 'web.desk-work.entered-here';
  const { entering = {} } = shown.event;
  const paid = there.filter(({ player }) => shown.desk.paid.includes(player)).length;
  const path = deskPath(shown.id, '/entries');
  return html`${translate(said, { entered: there.length, here })}${
    entering.fee !== undefined &&
    html` · ${translate('web.desk-entering.paid-of', { paid, players: there.length, sum: fee(site, entering, paid) })}`
  }${
    (onlyAway || here < playing.length) &&
    tabs(
      [
        {
          name: translate('web.desk-entering.all', { count: there.length }),
          href: href(site, path),
          isHere: !onlyAway,
        },
        {
          name: translate('web.desk-entering.away', { count: playing.length - here }),
          href: href(site, `${path}?show=away`),
          isHere: onlyAway,
        },
      ],
      { label: translate('web.desk-entering.shown'), kind: 'mini' },
    )
  }`;
}

/** Before the first round: everybody is absent until ticked, so that no missing player is paired (D-OFF-631). */
function checkIn(site: DeskSite, shown: DeskEvent): Html | false {
  const { translate } = site;
  const next = nextRoundOf(shown);
  const coming = shown.entries.filter(({ withdrawnAfter }) => withdrawnAfter === undefined);
  if (next !== 1 || coming.length === 0) return false;
  const isCalled = coming.some((entry) => entry.absences.includes(next));
  const roll = (here: boolean): Html =>
    actForm(site, callRoll, {
      id: here ? 'all-here' : 'call-roll',
      fixed: { event: shown.id, round: next, here },
      submit: translate(here ? 'web.desk-entering.all-here' : 'web.desk-entering.call-roll'),
      ...(!here && { confirm: translate('web.desk-entering.call-roll-sure', { round: next }) }),
      shape: 'button',
      after: 'stay',
    });
  return html`<div class="row small">${isCalled ? html`<span>${translate('web.desk-entering.roll-called', { round: next })}</span>${roll(true)}` : roll(false)}${ownScreen(site, shown)}</div>`;
}

const ownScreen = (site: DeskSite, { id }: DeskEvent): Html =>
  html`<a class="button small" href="${href(site, deskPath(id, '/check-in'))}">${site.translate('web.check-in.open')}</a>`;

/** Until the first pairing, ratings can be taken from FIDE's list. */
function fideRatings(site: DeskSite, { id, event, entries, rounds }: DeskEvent): Html | false {
  const isOpen = OPEN.includes(event.state) && rounds.length === 0 && entries.length > 0;
  return (
    isOpen &&
    html`<a class="button" href="${href(site, deskPath(id, '/fide-ratings'))}">${site.translate('web.desk-fide.link')}</a>`
  );
}

/** Leads to pairing the next round, if that is the next step. */
function pairing(site: DeskSite, { id, desk }: DeskEvent): Html | false {
  const { step, round = 1 } = desk.next;
  return (
    step === 'pair-round' &&
    html`<a class="button main" href="${href(site, deskPath(id, '/rounds'))}">${site.translate('web.desk-events.do-pair-round', { round })}</a>`
  );
}
