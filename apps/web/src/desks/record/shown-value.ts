import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { fieldName } from './named.ts';

/** Parts of a list that are shown; a report has hundreds. */
const MOST = 20;
/** Beyond this depth a value is told as it is kept. */
const DEEP = 4;

/** Any value of the record, so that a person can read it. */
export function shownValue(site: Site, value: unknown, depth = 0): Value {
  const { translate } = site;
  if (value === null || value === undefined) return html`<span class="quiet">–</span>`;
  if (typeof value === 'boolean') return translate(value ? 'web.desk-record.yes' : 'web.desk-record.no');
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value) ? value : Object.keys(value);
  if (parts.length === 0) return html`<span class="quiet">–</span>`;
  if (depth >= DEEP) return html`<code>${JSON.stringify(value)}</code>`;
  return Array.isArray(value)
    ? list(site, value, depth)
    : tree(site, value as Readonly<Record<string, unknown>>, depth);
}

function list(site: Site, value: readonly unknown[], depth: number): Html {
  if (value.every((each) => typeof each !== 'object'))
    return html`${value.slice(0, MOST).map(String).join(', ')}${more(site, value.length)}`;
  return html`<ol class="small">${value.slice(0, MOST).map((each) => html`<li>${shownValue(site, each, depth + 1)}</li>\n`)}</ol>${more(site, value.length)}`;
}

const more = ({ translate }: Site, count: number): Value =>
  count > MOST && html` <span class="quiet small">${translate('web.desk-record.more', { count: count - MOST })}</span>`;

function tree(site: Site, value: Readonly<Record<string, unknown>>, depth: number): Html {
  return html`<dl class="facts small">${Object.entries(value).map(
    ([name, each]) => html`<dt>${fieldName(site, name)}</dt><dd>${shownValue(site, each, depth + 1)}</dd>\n`,
  )}</dl>`;
}
