import { hasMessage } from '@escala/messages';
import type { listDifferences } from '@escala/office/questions';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { resultText } from '../events/result.ts';
import { time, timeRange } from '../format.ts';
import { playerLink } from '../player-link.ts';

export type Cause = Awaited<ReturnType<(typeof listDifferences)['ask']>>['steps'][number]['cause'];
export type Change = NonNullable<Cause['change']>;

/** Why a published number moved: what was put right where, by whose entry, and the reason that was given. */
export function causeSentence(site: Site, cause: Cause): Html {
  const { translate } = site;
  const what = cause.change
    ? correctionText(site, cause.change, cause.names ?? {}, cause.before)
    : html`${cause.kind === 'list.revise' ? translate('web.cause.revision') : actInWords(site, cause.kind)}${registryActs(site, cause)}`;
  return html`${what} ${cause.reason !== null && html`<q>${cause.reason}</q>`}
<span class="quiet small">${translate('web.cause.entry', {
    act: cause.act,
    by: whoDid(site, cause),
  })}, ${time(site, cause.at.slice(0, 10))}</span>`;
}

/** The office or the role; its holder where the viewer may know. */
export function whoDid({ translate }: Site, { by, byName }: Pick<Cause, 'by' | 'byName'>): string {
  const role = translate('web.cause.role', { role: by });
  return byName === undefined ? role : `${byName} (${role})`;
}

/** What a correction put right: what was there before, and what is there now (D-OFF-415). */
export function correctionText(
  site: Site,
  change: Change,
  names: Readonly<Record<string, string>>,
  before: Cause['before'] = {},
): Html {
  const { translate } = site;
  const event = html`<a href="${href(site, `/events/${encodeURIComponent(change.event)}`)}">${names[change.event] ?? change.event}</a>`;
  const player = (id: string): Html => playerLink(site, id, names[id] ?? id);
  const round = 'round' in change && html`, ${translate('web.cause.round', { round: change.round })}`;
  return html`${translate(`web.cause.${change.kind}`)} ${event}${round}${fromTo(site, change, before, player)}.`;
}

function fromTo(site: Site, change: Change, before: NonNullable<Cause['before']>, player: (id: string) => Html): Value {
  const arrow = (was: Value, is: Value): Html => html`: ${was && html`${was} → `}${is}`;
  switch (change.kind) {
    case 'result':
      return html`: ${player(change.white)} – ${player(change.black)} ${resultFromTo(change, before)}`;
    case 'colours':
      return html`: ${player(change.white)} – ${player(change.black)} → ${player(change.black)} – ${player(change.white)}`;
    case 'libere-result':
      return html`: ${player(change.a)} – ${player(change.b)} ${resultFromTo(change, before)}`;
    case 'libere-annulment':
      return html`: ${player(change.a)} – ${player(change.b)}${before.result && ` ${resultText(before)}`}`;
    case 'identity':
      return arrow(player(change.from), player(change.to));
    case 'dates':
      return html`${arrow(before.start && timeRange(site, before.start, before.end), timeRange(site, change.start, change.end))}${(
        change.days ?? []
      ).map(
        ({ round, date }) =>
          html`; ${site.translate('web.cause.round', { round })}: ${dayBefore(site, before, round)}${time(site, date)}`,
      )}`;
    case 'game-date':
      return arrow(before.date && time(site, before.date), time(site, change.date));
    case 'ranking':
      return placesFromTo(change, before, player);
    default:
      return undefined;
  }
}

/** Rows that are shown of a ranking with many others. */
const MOST_PLACES = 6;

/** Whose place or score in a ranking is another one. */
function placesFromTo(
  { results }: Extract<Change, { kind: 'ranking' }>,
  { results: before = [] }: NonNullable<Cause['before']>,
  player: (id: string) => Html,
): Value {
  const was = new Map(before.map((row) => [row.player, row.place ?? row.score]));
  const others = results.filter((row) => was.get(row.player) !== (row.place ?? row.score));
  if (before.length === 0 || others.length === 0) return undefined;
  const shown = others.slice(0, MOST_PLACES);
  return html`: ${shown.map(
    (row, i) =>
      html`${i > 0 && '; '}${player(row.player)} ${was.get(row.player) ?? '–'} → ${row.place ?? row.score ?? '–'}`,
  )}${others.length > shown.length && '; …'}`;
}

/** “½ – ½ → 1 – 0”. */
function resultFromTo(
  change: Extract<Change, { kind: 'result' | 'libere-result' }>,
  { result, gameKind }: NonNullable<Cause['before']>,
): string {
  const kind = change.kind === 'result' ? (change.gameKind ?? gameKind) : undefined;
  const after = resultText({ result: change.result, kind });
  return result === undefined ? after : `${resultText({ result, kind: gameKind })} → ${after}`;
}

function dayBefore(site: Site, { days = [] }: NonNullable<Cause['before']>, round: number): Html {
  const date = days.find((each) => each.round === round)?.date;
  return date ? html`${time(site, date)} → ` : html``;
}

function actInWords({ translate }: Site, kind: string): string {
  const key = `web.act.${kind}`;
  return hasMessage(key) ? translate(key) : kind;
}

/** The entries of the registry behind a revision. */
function registryActs(site: Site, { causes = [], names = {} }: Cause): Html {
  return causes.length === 0
    ? html``
    : html` (${causes.map(({ kind, subject }) => `${actInWords(site, kind)}: ${names[subject.id] ?? subject.id}`).join('; ')})`;
}
