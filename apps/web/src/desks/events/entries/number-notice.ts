import { giveNumbers } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { systemOf } from '../../../components/competition-book.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

type Entry = DeskEvent['entries'][number];

/** Pairing numbers set by a file or by hand; if they conflict with a pairing, which ones, and what to do. */
export function numberNotice(site: Site, shown: DeskEvent, page: 'entries' | 'rounds'): Html {
  const { translate } = site;
  const { id, entries, rounds, event } = shown;
  const isFree = rounds.length === 0 && ['registered', 'running'].includes(event.state);
  const without = entries.filter(({ number }) => number === undefined);
  const twice = sharing(entries);
  const isPartial = without.length > 0 && without.length < entries.length;
  if (without.length === entries.length || !(isPartial || twice.length > 0 || (isFree && page === 'entries')))
    return html``;
  const faults = [
    ...(isPartial ? [translate('web.desk-events.numbers-partial', { names: names(without) })] : []),
    ...(twice.length > 0 ? [translate('web.desk-events.numbers-twice', { names: names(twice) })] : []),
  ];
  return html`<div class="${faults.length > 0 ? 'notice' : 'hint'}">${faults.map((fault) => html`<p>${fault}</p>`)}
${isFree && html`<p>${translate('web.desk-events.numbers-set')}</p>${giveForm(site, id)}`}
${page === 'rounds' && html`<p><a href="${href(site, deskPath(id, '/entries'))}">${translate('web.desk-events.numbers-entries')}</a></p>`}</div>`;
}

/** Draws numbers by lot before the first round, if the system has a procedure (C.05 annex 2, D-OFF-551). */
export function drawForm(site: Site, { id, entries, rounds, event }: DeskEvent): Html {
  const { translate } = site;
  const isFree = rounds.length === 0 && entries.length > 1 && ['registered', 'running'].includes(event.state);
  if (!isFree || systemOf(event)?.drawNumbers === undefined) return NOTHING;
  return html`<details class="more"><summary>${translate('web.draw.title')}</summary><p>${translate('web.draw.about')}</p>
${actForm(site, giveNumbers, {
  id: 'draw-numbers',
  fixed: { event: id },
  fields: (f) =>
    f('seed', { label: translate('web.draw.seed'), hint: translate('web.draw.seed-hint'), required: true }),
  submit: translate('web.draw.title'),
  done: translate('web.draw.done'),
  tone: 'quiet',
})}</details>`;
}

const giveForm = (site: Site, event: string): Html =>
  actForm(site, giveNumbers, {
    id: 'numbers',
    fixed: { event },
    shape: 'button',
    tone: 'quiet',
  });

const names = (entries: readonly Entry[]): string => entries.map(({ name }) => name).join('; ');

function sharing(entries: readonly Entry[]): readonly Entry[] {
  const held = entries.filter(({ number }) => number !== undefined);
  return held.filter((entry) => held.some((other) => other !== entry && other.number === entry.number));
}
