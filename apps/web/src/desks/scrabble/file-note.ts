import { COLLECTIVE_TYPES } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** A spreadsheet with one line for each result; what is not said is left empty. */
const EXAMPLE = `tip;data;clasa;loc;jucator;runda;rezultat;adversar
compunere;2026-03-14;;1;Popa, Ana;;;
compunere;2026-03-14;;2;Rusu, Ion;;;
libere;2026-03-15;;;Popa, Ana;1;412-380;Rusu, Ion`;

/** Games from a file: it fills the form, which is then looked at and sent. */
export function fileNote(site: Site): Html {
  const { translate } = site;
  const types = [...COLLECTIVE_TYPES, 'libere'].join(', ');
  return html`<details class="desk-part" data-file-part><summary>${translate('web.scrabble.from-file')}</summary>
<p>${translate('web.scrabble.file-said')}</p>
<p><label>${translate('web.scrabble.file')} <input type="file" accept=".csv,.json,.txt,text/csv,application/json" data-file></label></p>
<p role="status" data-file-said></p>
<details><summary>${translate('web.scrabble.file-form')}</summary>
<p>${translate('web.scrabble.file-columns', { types })}</p>
<pre class="scroll" tabindex="0" role="region" aria-label="${translate('web.scrabble.file-form')}">${EXAMPLE}</pre></details></details>`;
}
