import { openCheckIn } from '@escala/office/acts';
import { searchDevices } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { liveBar } from '../../../components/events/event-frame.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { type DeskEvent, deskEvent, deskEventPage } from '../desk-event.ts';
import { deviceTable, handed } from '../rounds/event-devices.ts';
import { isHere, nextRoundOf } from './entry-table.ts';

/**
 * Players check themselves in on a screen: its code, who has come and who is missing, and how to close it (D-OFF-736).
 */
export const eventCheckIn = defineDeskPage({
  path: '/desk/events/:event/check-in',
  needs: ['device.open-check-in'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { devices } = await ask(searchDevices, { event: shown.id });
    const screens = devices.filter(({ boards }) => boards === undefined);
    const next = nextRoundOf(shown);
    return deskEventPage(site, shown, {
      part: 'entries',
      heading: translate('web.check-in.title'),
      scripts: ['rounds-devices.ts', 'live.ts'],
      main: html`${needsScript(translate)}<div class="columns"><div class="smaller stack">
${next === undefined ? notice(translate('web.check-in.over', { event: shown.event.name })) : open(site, shown, screens.length, next)}
${handed(site, true)}</div><div class="larger stack">${next !== undefined && html`<div data-live>${whoIsHere(site, shown, next)}</div>${liveBar(site)}`}
${screens.length > 0 && card({ title: translate('web.check-in.screens'), flush: true }, deviceTable(site, screens))}</div></div>`,
    });
  },
});

function open(site: DeskSite, { id }: DeskEvent, count: number, round: number): Html {
  const { translate } = site;
  return card(
    { title: translate('web.check-in.open') },
    html`<p class="hint">${translate('web.check-in.open-about', { round })}</p>${actForm(site, openCheckIn, {
      id: 'check-in',
      fixed: { event: id },
      fields: (f) => html`<div class="fields">${f('label', {
        label: translate('web.check-in.label'),
        value: translate('web.check-in.label-value', { number: count + 1 }),
      })}
${f('hours', { label: translate('web.desk-rounds.phone-hours'), value: '12' })}</div>`,
      after: 'stay',
    })}`,
  );
}

/** Missing players by name, for the arbiter to call them. */
function whoIsHere({ translate, language }: DeskSite, { entries }: DeskEvent, round: number): Html {
  const coming = entries.filter(({ withdrawnAfter }) => withdrawnAfter === undefined);
  const missing = coming
    .filter((entry) => !isHere(entry, round))
    .map(({ name }) => name)
    .sort(new Intl.Collator(language).compare);
  return card(
    { title: translate('web.check-in.counted', { here: coming.length - missing.length, players: coming.length }) },
    missing.length === 0
      ? html`<p>${translate('web.desk-entering.all-here')}</p>`
      : html`<h3>${translate('web.check-in.missing')}</h3><ul class="tags">${missing.map((name) => html`<li>${name}</li>\n`)}</ul>`,
  );
}
