import { RESULTS } from '@escala/core';
import { resultText } from '../../components/events/result.ts';
import { time } from '../../components/format.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { instant } from './instant.ts';
import { fieldName } from './names-in-words.ts';
import { valueWords } from './value-words.ts';

/** Where a value comes from: the kind of record or act, the path of the field, and the time zone for moments. */
interface ValuePlace {
  readonly kind: string;
  readonly path?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Items of a list to show; a report has hundreds. */
const MOST = 20;
/** Values nested deeper are shown as stored. */
const DEEP = 6;
const DATE = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Any value of the record, in readable form. */
export function shownValue(site: Site, value: unknown, place: ValuePlace, depth = 0): Value {
  const { translate } = site;
  if (value === null || value === undefined) return html`<span class="quiet">–</span>`;
  if (typeof value === 'boolean') return translate(value ? 'web.word.yes' : 'web.word.no');
  if (typeof value === 'string') return shownText(site, value, place);
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value) ? value : Object.keys(value);
  if (parts.length === 0) return html`<span class="quiet">–</span>`;
  if (depth >= DEEP) return html`<code>${JSON.stringify(value)}</code>`;
  return Array.isArray(value)
    ? list(site, value, place, depth)
    : tree(site, value as Readonly<Record<string, unknown>>, place, depth);
}

function shownText(site: Site, text: string, { kind, path, timeZone }: ValuePlace): Value {
  const field = fieldOf(path);
  // A text written by a person may look like a date without being one.
  if (DATE.test(text) && isDay(text)) return time(site, text);
  if (timeZone !== undefined && MOMENT.test(text) && !Number.isNaN(Date.parse(text)))
    return instant(site, text, timeZone);
  const result = field === 'result' || field === 'awarded' ? RESULTS.find((each) => each === text) : undefined;
  if (result !== undefined) return resultText({ result });
  if (text === 'system' && /^by$|By$/.test(field)) return site.translate('web.desk-record.office-itself');
  return valueWords(site, kind, field, text) ?? text;
}

const isDay = (date: string): boolean => !Number.isNaN(Date.parse(`${date}T00:00:00Z`));

/** The last name in a path; list indexes do not count. */
const fieldOf = (path = ''): string =>
  path
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .at(-1) ?? '';

function list(site: Site, value: readonly unknown[], place: ValuePlace, depth: number): Html {
  const shown = value.slice(0, MOST);
  if (value.every((each) => typeof each !== 'object'))
    return html`${shown.map((each, i) => html`${i > 0 && ', '}${shownValue(site, each, place)}`)}${more(site, value.length)}`;
  return html`<ol class="small">${shown.map((each) => html`<li>${shownValue(site, each, place, depth + 1)}</li>\n`)}</ol>${more(site, value.length)}`;
}

const more = ({ translate }: Site, count: number): Value =>
  count > MOST && html` <span class="quiet small">${translate('web.word.and-more', { count: count - MOST })}</span>`;

function tree(site: Site, value: Readonly<Record<string, unknown>>, place: ValuePlace, depth: number): Html {
  return html`<dl class="facts small">${Object.entries(value).map(
    ([name, each]) =>
      html`<dt>${fieldName(site, name)}</dt><dd>${shownValue(site, each, { ...place, path: name }, depth + 1)}</dd>\n`,
  )}</dl>`;
}
