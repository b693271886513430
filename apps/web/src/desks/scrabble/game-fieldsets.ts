import { COLLECTIVE_TYPES, POOL_CLASSES } from '@escala/core';
import { LIBERE_RESULTS } from '@escala/office';
import type { amendScrabbleReport, submitScrabbleReport } from '@escala/office/acts';
import type { FieldsOf } from '../../components/act-fields.ts';
import { type Column, rowTemplate, table } from '../../components/table.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { ReportToAmend } from './report-form.ts';

type Collective = ReportToAmend['report']['collective'][number];
type Libere = ReportToAmend['report']['libere'][number];
type Names = Readonly<Record<string, string>>;

export type ReportFields = FieldsOf<typeof submitScrabbleReport | typeof amendScrabbleReport>;

/** Controls are numbered and named in the browser; `data-field` is the field of the game or the row. */
export function collectiveFieldset(site: Site, f: ReportFields, game?: Collective, names: Names = {}): Html {
  const { translate } = site;
  const isScored = game?.results.some(({ score }) => score !== undefined) === true;
  const measure = isScored ? 'score' : 'place';
  return frame(
    site,
    'collective',
    html`<input type="hidden" ${f.inRow('collective.0.id')} value="${game?.id ?? ''}"><input type="hidden" ${f.inRow('collective.0.results', 'json')} value="[]">
${labelled(
  translate('web.scrabble.type'),
  options(
    f.inRow('collective.0.type'),
    game?.type ?? COLLECTIVE_TYPES[0],
    COLLECTIVE_TYPES.map((type): Option => [type, site.translate(`cli.type.${type}`)]),
  ),
)}
${labelled(translate('web.scrabble.class'), classes(site, f.inRow('collective.0.class'), game?.class))}
${labelled(translate('web.scrabble.day'), day(f.inRow('collective.0.date'), game?.date))}
<label>${translate('web.scrabble.ranked-by')}<select data-measure><option value="place"${!isScored && html` selected`}>${translate('web.scrabble.by-places')}</option><option value="score"${isScored && html` selected`}>${translate('web.scrabble.by-scores')}</option></select></label>`,
    {
      name: 'results',
      columns: [
        [
          'web.scrabble.place-or-score',
          (result) => number(f.inRow(`collective.0.results.0.${measure}`), result?.place ?? result?.score),
        ],
        ['web.word.player', (result) => player(site, f.inRow('collective.0.results.0.player'), result?.player, names)],
      ],
      rows: game?.results ?? [],
    },
  );
}

export function libereFieldset(site: Site, f: ReportFields, game?: Libere, names: Names = {}): Html {
  const { translate } = site;
  return frame(
    site,
    'libere',
    html`<input type="hidden" ${f.inRow('libere.0.id')} value="${game?.id ?? ''}"><input type="hidden" ${f.inRow('libere.0.games', 'json')} value="[]"><input type="hidden" ${f.inRow('libere.0.places', 'json')} value="${game?.places ? JSON.stringify(game.places) : ''}">
${labelled(translate('web.scrabble.class'), classes(site, f.inRow('libere.0.class'), game?.class))}
${labelled(translate('web.scrabble.day'), day(f.inRow('libere.0.date'), game?.date))}
<label class="check"><input type="checkbox" ${f.inRow('libere.0.rated')}${game?.rated !== false && html` checked`}> ${translate('web.field.rated')}</label>`,
    {
      name: 'games',
      columns: [
        ['web.word.round', (pair) => number(f.inRow('libere.0.games.0.round'), pair?.round)],
        ['web.desk-office.first-player', (pair) => player(site, f.inRow('libere.0.games.0.a'), pair?.a, names)],
        [
          'web.word.result',
          (pair) =>
            options(
              f.inRow('libere.0.games.0.result'),
              pair?.result ?? '1-0',
              LIBERE_RESULTS.map((result): Option => [result, result === '1/2' ? '½ – ½' : result.replace('-', ' – ')]),
            ),
        ],
        ['web.desk-office.second-player', (pair) => player(site, f.inRow('libere.0.games.0.b'), pair?.b, names)],
      ],
      rows: game?.games ?? [],
    },
  );
}

interface Rows<Row> {
  readonly name: string;
  /** For a filled row, or for an empty one. */
  readonly columns: readonly Column<Row | undefined>[];
  readonly rows: readonly Row[];
}

function frame<Row>(
  site: Site,
  kind: 'collective' | 'libere',
  facts: Html,
  { name, columns: told, rows }: Rows<Row>,
): Html {
  const { translate } = site;
  const columns: readonly Column<Row | undefined>[] = [
    ...told,
    [
      'web.word.remove',
      () => html`<button type="button" data-remove-row aria-label="${translate('web.word.remove')}">×</button>`,
      'unseen',
    ],
  ];
  const row = html` data-row`;
  return html`<fieldset class="scrabble-game" data-game="${kind}" data-type="${site.translate('cli.type.libere')}"><legend data-legend>${site.translate(`cli.type.${kind === 'libere' ? 'libere' : COLLECTIVE_TYPES[0]}`)}</legend>
<div class="game-facts">${facts}</div>
${table(site, rows, columns, { body: html` data-rows="${name}"`, row: () => row })}
${rowTemplate(site, undefined, columns, row)}
<p class="actions"><button type="button" data-add-row>${translate(kind === 'libere' ? 'web.word.add-game' : 'web.word.add-player')}</button>
<button type="button" data-remove-game>${translate('web.scrabble.remove-game')}</button></p></fieldset>\n`;
}

const FAULT = html`<p class="fault" hidden></p>`;

const labelled = (label: string, control: Value): Html => html`<label>${label}${control}</label>`;

type Option = readonly [value: string, label: string];

function options(name: Html, chosen: string, all: readonly Option[]): Html {
  return html`<select ${name}>${all.map(([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)}</select>${FAULT}`;
}

const classes = (site: Site, name: Html, chosen = 'seniors'): Html =>
  options(
    name,
    chosen,
    POOL_CLASSES.map((of): Option => [of, site.translate(`web.scrabble.class-${of}`)]),
  );

const day = (name: Html, value = ''): Html => html`<input type="date" ${name} value="${value}">${FAULT}`;

const number = (name: Html, value: number | undefined): Html =>
  html`<input ${name} inputmode="decimal" autocomplete="off" size="5" value="${value ?? ''}">${FAULT}`;

const player = ({ federation }: Site, name: Html, id: string | undefined, names: Names): Html =>
  html`<input ${name} data-pick-player="${federation.id}" autocomplete="off" size="24"${id !== undefined && html` value="${names[id] ?? id}" data-picked="${id}"`}>${FAULT}`;
