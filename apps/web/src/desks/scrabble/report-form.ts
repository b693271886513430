import { PLAY_TYPES } from '@escala/core';
import { amendScrabbleReport, submitScrabbleReport } from '@escala/office/acts';
import type { AnswerOf, searchClubs, showScrabbleReport } from '@escala/office/questions';
import { actFields } from '../../components/act-fields.ts';
import { actForm } from '../../components/act-form.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { collectiveFieldset, libereFieldset, type ReportFields } from './game-fieldsets.ts';

/** A spreadsheet with one line per result; unknown values are left empty. */
const EXAMPLE = `tip;data;clasa;loc;jucator;runda;rezultat;adversar
compunere;2026-03-14;;1;Popa, Ana;;;
compunere;2026-03-14;;2;Rusu, Ion;;;
libere;2026-03-15;;;Popa, Ana;1;412-380;Rusu, Ion`;

/** Games from a file, which fills in the form for checking and sending. */
function fileNote(site: Site): Html {
  const { translate } = site;
  const types = PLAY_TYPES.join(', ');
  return html`<details class="desk-part" data-file-part><summary>${translate('web.scrabble.from-file')}</summary>
<p>${translate('web.scrabble.file-said')}</p>
<p><label>${translate('web.scrabble.file')} <input type="file" accept=".csv,.json,.txt,text/csv,application/json" data-file></label></p>
<p role="status" data-file-said></p>
<details><summary>${translate('web.scrabble.file-form')}</summary>
<p>${translate('web.scrabble.file-columns', { types })}</p>
<pre class="scroll" tabindex="0" role="region" aria-label="${translate('web.scrabble.file-form')}">${EXAMPLE}</pre></details></details>`;
}

export type ReportToAmend = AnswerOf<typeof showScrabbleReport>;
type Clubs = AnswerOf<typeof searchClubs>['clubs'];

interface Terms {
  readonly clubs: Clubs;
  readonly shown?: ReportToAmend;
}

/**
 * The report as a form. The browser module `scrabble-report.ts`
 * adds games and rows, numbers them, reads files and checks.
 */
export function reportForm(site: DeskSite, { clubs, shown }: Terms): Html {
  const { translate } = site;
  const isNew = shown === undefined;
  const act = isNew ? submitScrabbleReport : amendScrabbleReport;
  const f = actFields(site, act, 'report');
  return html`<div class="scrabble-report" data-scrabble-report>${fileNote(site)}
${actForm(site, act, {
  id: 'report',
  fixed: { ...(shown && { event: shown.event, version: shown.version }), collective: [], libere: [] },
  fields: () => html`${facts(site, f, clubs, shown)}${games(site, f, shown)}
<div class="checked" role="status" data-checked></div>
<p><button type="button" data-check>${translate('web.scrabble.check')}</button></p>`,
  leadsTo: isNew ? ({ event }: { readonly event: string }) => `/desk/scrabble/${event}` : '/desk/scrabble',
})}
<template data-new="collective">${collectiveFieldset(site, f)}</template><template data-new="libere">${libereFieldset(site, f)}</template></div>`;
}

function facts({ translate }: DeskSite, f: ReportFields, clubs: Clubs, shown: ReportToAmend | undefined): Html {
  const report = shown?.report;
  return html`<fieldset><legend>${translate('web.word.event')}</legend>
${f('name', { label: translate('web.scrabble.event-name'), value: report?.name })}
${f('place', { value: report?.place })}
${f.choice(
  'club',
  clubs.map(({ club, name }) => [club, name]),
  {
    label: translate('web.scrabble.organiser'),
    none: '–',
    value: report?.club,
  },
)}</fieldset>`;
}

function games(site: DeskSite, f: ReportFields, shown: ReportToAmend | undefined): Html {
  const { translate } = site;
  const { collective = [], libere = [] } = shown?.report ?? {};
  const names = shown?.names ?? {};
  return html`<h2>${translate('web.word.games')}</h2>
<div data-games>${collective.map((game) => collectiveFieldset(site, f, game, names))}${libere.map((game) => libereFieldset(site, f, game, names))}</div>
<p class="actions"><button type="button" data-add="collective">${translate('web.scrabble.add-collective')}</button>
<button type="button" data-add="libere">${translate('web.scrabble.add-libere')}</button></p>
${f.ticks('evenIf', [['places', translate('web.scrabble.even-if-places')]])}`;
}
