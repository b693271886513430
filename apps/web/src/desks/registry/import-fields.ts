import { CODE_PAGES } from '@escala/formats/encoding';
import type { AnswerOf, showFederation } from '@escala/office/questions';
import { choice, dateField, idOf, numberField, tick } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site } from '../../kit/site.ts';
import { type Seasons, seasonOptions } from './licence-choices.ts';

export const SUBJECTS = ['players', 'lists', 'events', 'fide'] as const;
export type ImportSubject = (typeof SUBJECTS)[number];

type Series = AnswerOf<typeof showFederation>['settings']['series'];

const FORM = 'import';

/** What the office needs besides the file. */
export function importFields(site: Site, what: ImportSubject, series: Series, seasons: Seasons): Html {
  if (what === 'players')
    return html`${aboutPlayers(site)}${file(site, '.csv,.txt,text/csv')}${ofPlayers(site, seasons)}${codePage(site)}`;
  if (what === 'lists') return html`${file(site, '.csv,.txt,text/csv')}${ofLists(site, series)}${codePage(site)}`;
  if (what === 'events') return html`${file(site, '.trf,.trfx,.txt', true)}${ofEvents(site)}${codePage(site)}`;
  return fideFields(site, '.xml,.txt');
}

function file({ translate }: Site, accept: string, isMany = false): Html {
  const id = idOf(FORM, 'file');
  return html`<div class="field"><label for="${id}">${translate(isMany ? 'web.word.files' : 'web.word.file')}</label>
<input type="file" id="${id}" name="file" accept="${accept}" aria-describedby="${id}-fault" required${isMany && html` multiple`}>
<p class="fault" id="${id}-fault" hidden></p></div>`;
}

/**
 * Files of Swiss-Manager and Vega are often not in Unicode, and do
 * not state their encoding: the officer chooses it (D-OFF-750).
 */
function codePage({ translate, language }: Site): Html {
  return choice(
    FORM,
    {
      name: 'codePage',
      label: translate('web.desk-registry.code-page'),
      hint: translate('web.desk-registry.code-page-hint'),
      value: language === 'ro' ? 'windows-1250' : 'windows-1252',
    },
    CODE_PAGES.map((page) => [page, translate(`web.desk-registry.code-page-${page}`)] as const),
  );
}

/** The recognised columns (fce-2016 16.2 for the games), and an export in the same format. */
function aboutPlayers(site: Site): Html {
  const { translate } = site;
  return html`<p class="hint">${translate('web.desk-registry.players-columns')}</p>
<p><a href="${apiHref(site, '/players.csv')}" download>${translate('web.desk-registry.players-file')}</a></p>`;
}

function ofPlayers(site: Site, seasons: Seasons): Html {
  const { translate } = site;
  return html`${choice(FORM, { name: 'season', label: translate('web.desk-registry.import-season'), hint: translate('web.desk-registry.import-season-hint'), value: '' }, [['', translate('web.desk-registry.none')], ...seasonOptions(seasons)])}
${tick(FORM, { name: 'newClubs', label: translate('web.desk-registry.import-new-clubs') })}`;
}

function ofLists(site: Site, series: Series): Html {
  const { translate } = site;
  return html`${choice(
    FORM,
    { name: 'series', label: translate('web.word.rating-list') },
    series.map(({ id, name }) => [id, name] as const),
  )}
${dateField(FORM, { name: 'date', label: translate('web.word.date-of-the-list'), hint: translate('web.desk-registry.list-date-hint') })}`;
}

function ofEvents(site: Site): Html {
  const { translate } = site;
  return html`${choice(
    FORM,
    {
      name: 'ids',
      label: translate('web.desk-registry.import-ids'),
      hint: translate('web.desk-registry.import-ids-hint'),
    },
    [
      ['fide', translate('web.desk-registry.import-ids-fide')],
      ['own', translate('web.desk-registry.import-ids-own')],
    ],
  )}
${numberField(FORM, { name: 'minutes', label: translate('web.desk-events.field-minutes'), hint: translate('web.desk-registry.minutes-hint'), required: false, min: 1 })}
${numberField(FORM, { name: 'increment', label: translate('web.word.seconds-per-move'), required: false, min: 0 })}`;
}

/** A FIDE list: the file, its date and its rhythm. */
export function fideFields(site: Site, accept: string): Html {
  const { translate, today } = site;
  return html`${file(site, accept)}${dateField(FORM, { name: 'date', label: translate('web.word.date-of-the-list'), hint: translate('web.desk-registry.fide-date-hint'), value: `${today.slice(0, 8)}01` })}
${choice(FORM, { name: 'rhythm', label: translate('web.desk-registry.rhythm'), value: '' }, [
  ['', translate('web.desk-registry.rhythm-all')],
  ['standard', translate('web.field.standard')],
  ['rapid', translate('web.field.rapid')],
  ['blitz', translate('web.field.blitz')],
])}`;
}
