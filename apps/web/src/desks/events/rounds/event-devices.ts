import { handOutDevice, revokeDevice } from '@escala/office/acts';
import { type AnswerOf, searchDevices } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { table } from '../../../components/table.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage } from '../desk-event.ts';

export type Handed = AnswerOf<typeof searchDevices>['devices'][number];

/** Helpers' telephones: a code for each, for a range of boards, until it expires or is revoked. */
export const eventDevices = defineDeskPage({
  path: '/desk/events/:event/devices',
  needs: ['device.hand-out'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { devices } = await ask(searchDevices, { event: shown.id });
    const isOpen = shown.event.state === 'registered' || shown.event.state === 'running';
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.desk-rounds.phones'),
      scripts: ['rounds-devices.ts'],
      main: html`${needsScript(translate)}<div class="columns"><div class="smaller stack">
${isOpen ? handOut(site, shown, devices.length) : notice(translate('web.desk-rounds.phones-over'))}
${handed(site)}</div>
${card(
  { title: translate('web.desk-rounds.phones-list'), kind: 'larger', flush: devices.length > 0 },
  devices.length === 0
    ? html`<p class="quiet">${translate('web.desk-rounds.phones-none')}</p>`
    : deviceTable(site, devices),
)}</div>`,
    });
  },
});

function handOut(site: Site, { id, rounds }: DeskEvent, count: number): Html {
  const { translate } = site;
  const boards = Math.max(1, rounds.at(-1)?.boards ?? 0);
  return card(
    { title: translate('web.word.add-a-phone') },
    html`<p class="hint">${translate('web.desk-rounds.phones-about')}</p>${actForm(site, handOutDevice, {
      id: 'device',
      fixed: { event: id },
      fields: (
        f,
      ) => html`${f('label', { label: translate('web.desk-rounds.phone-label'), hint: translate('web.desk-rounds.phone-label-hint'), value: translate('web.desk-rounds.phone-label-value', { number: count + 1 }) })}
<div class="fields three">${f('from', { label: translate('web.desk-rounds.phone-from'), value: '1' })}
${f('to', { label: translate('web.desk-rounds.phone-to'), value: String(boards) })}
${f('hours', { label: translate('web.desk-rounds.phone-hours'), value: '12' })}</div>`,
      after: 'stay',
    })}`,
  );
}

/** Shown once: `browser/modules/events/rounds-devices.ts` fills in the code and draws the QR code. */
export function handed(site: Site, isCheckIn = false): Html {
  const { translate } = site;
  return notice(
    html`<h2>${translate('web.word.code')}</h2><p class="big code" data-code></p>
<div class="qr" data-picture></div>
<ol><li>${translate('web.desk-rounds.phone-step-1')} <span class="hash" data-address></span></li><li>${translate(isCheckIn ? 'web.check-in.step-2' : 'web.desk-rounds.phone-step-2')}</li></ol>
<p>${translate(isCheckIn ? 'web.check-in.once' : 'web.desk-rounds.phone-once')}</p>
<p class="fault" data-local hidden>${translate('web.desk-rounds.phone-local')}</p>
<p><button type="button" data-again>${translate('web.desk-rounds.phone-again')}</button></p>`,
    'success',
    html` data-handed data-page="${href(site, '/board-device')}" tabindex="-1" hidden`,
  );
}

export function deviceTable(site: Site, devices: readonly Handed[]): Html {
  const { translate } = site;
  return table(
    site,
    devices,
    [
      ['web.desk-rounds.phone-label', ({ label }) => label, 'name'],
      ['web.word.boards', ({ boards }) => (boards ? `${boards.from}–${boards.to}` : translate('web.check-in.short'))],
      ['web.word.state', ({ state }) => translate(`web.desk-rounds.phone-${state}`)],
      [
        'web.desk-rounds.phone-until',
        ({ expires }) =>
          html`<time datetime="${expires}" data-moment>${expires.slice(0, 16).replace('T', ' ')} UTC</time>`,
        'wide',
      ],
      ['web.desk-rounds.phone-by', ({ name }) => name, 'wide'],
      [
        'web.word.to-do',
        ({ device, label, state }) => state !== 'over' && revokeForm(site, device, label),
        'number unseen',
      ],
    ],
    { caption: translate('web.desk-rounds.phones-list'), hidesCaption: true },
  );
}

function revokeForm(site: Site, device: string, label: string): Html {
  const { translate } = site;
  return actForm(site, revokeDevice, {
    id: `revoke-${device}`,
    fixed: { device },
    confirm: translate('web.desk-rounds.phone-revoke-confirm', { label }),
    about: label,
    shape: 'button',
    tone: 'quiet',
  });
}
