import { addEntry } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { choice, problemBox, textArea } from '../../../components/form-fields.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';

/**
 * One player after another: the field keeps the focus. A missing licence is pointed out if the federation has licences.
 */
export function addForm(site: Site, { id, rounds, event, desk }: DeskEvent, hasLicences: boolean): Html {
  const { translate, onlyPlays } = site;
  const paired = rounds.length;
  return html`${actForm(site, addEntry, {
    id: 'add',
    fixed: { event: id },
    fields: (
      f,
    ) => html`${f.player('player', { label: translate('web.word.player'), hint: translate('web.desk-events.player-hint'), fide: 'too', guest: translate(onlyPlays ? 'web.desk-events.add-new' : 'web.desk-events.add-guest', { name: '{name}' }) })}
${
  paired > 0 &&
  f('firstRound', {
    hint: translate('web.desk-events.first-round-hint', { round: paired + 1 }),
    min: paired + 1,
    max: event.rounds,
  })
}`,
    ...(desk.placesGiven && { reason: 'required' }),
    after: 'stay',
  })}
<p role="status" data-added${hasLicences && html` data-licences`}></p>`;
}

/**
 * The file goes into the text, where a faulty line can be
 * corrected; `browser/modules/events/event-entries.ts` sends it.
 */
export function fileForm(site: Site, { id }: DeskEvent): Html {
  const { translate, federation, onlyPlays } = site;
  return html`<p>${translate('web.desk-events.file-about')}</p>
<form class="account act" method="post" novalidate data-entries-file data-federation="${federation.id}" data-event="${id}"${onlyPlays && html` data-only-plays`}>
${problemBox(translate)}
<p class="actions" data-leave-out hidden><button type="button">${translate('web.desk-events.leave-out')}</button></p>
<div class="field"><label for="file-upload">${translate('web.word.file')}</label>
<input id="file-upload" type="file" accept=".csv,.txt,.tsv,.trf,.trfx,text/*"></div>
${choice('file', { name: 'kind', label: translate('web.desk-events.file-kind'), value: 'lines' }, [
  ['lines', translate('web.desk-events.file-lines')],
  ['csv', translate('web.desk-events.file-csv')],
  ['trf', translate('web.desk-events.file-trf')],
])}
${textArea('file', {
  name: 'text',
  label: translate('web.desk-events.file-text'),
  hint: translate('web.desk-events.file-text-hint'),
  rows: 8,
  required: false,
})}
${recognisedLines(site)}
<button disabled data-waits>${translate('web.desk-events.enter-all')}</button>
<p role="status" data-entered-many></p>
</form>`;
}

/** Who each line of a text of players means; filled in by `browser/events/recognised-lines.ts`. */
export function recognisedLines({ onlyPlays }: Site): Html {
  return html`<div class="recognised" data-recognised ${onlyPlays && html`data-only-plays`}><p role="status"><strong data-lines-count></strong></p>
<ul class="rows lines" data-lines></ul></div>`;
}
