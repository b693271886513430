import { hasMessage } from '@escala/messages';
import type { AnswerOf, listDifferences } from '@escala/office/questions';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { resultText } from '../events/result.ts';
import { time, timeRange } from '../format.ts';
import { playerLink } from '../player-link.ts';

export type Cause = AnswerOf<typeof listDifferences>['steps'][number]['cause'];
export type Change = NonNullable<Cause['change']>;

/** Why a published number changed: what was corrected where, by whom, and for what reason. */
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

type Names = Readonly<Record<string, string>>;

/** What a correction changed, with the values before and after (D-OFF-415). */
export function correctionText(site: Site, change: Change, names: Names, before: Cause['before'] = {}): Html {
  const event = html`<a href="${href(site, `/events/${encodeURIComponent(change.event)}`)}">${names[change.event] ?? change.event}</a>`;
  return html`${site.translate(`web.cause.${change.kind}`)} ${event}${changeText(site, change, names, before)}.`;
}

/** “old → new”, as a sentence or marked up. */
type FromTo = (was: Value, is: Value) => Html;
const plain: FromTo = (was, is) => html`${was && html`${was} → `}${is}`;

/** The change itself: where, who, and from what to what. */
export function changeText(
  site: Site,
  change: Change,
  names: Names,
  before: NonNullable<Cause['before']>,
  fromTo: FromTo = plain,
): Value {
  const { translate } = site;
  const player = (id: string): Html => playerLink(site, id, names[id] ?? id);
  const pair = (one: string, other: string): Html => html`${player(one)} – ${player(other)}`;
  const round = 'round' in change && html`, ${translate('web.word.of-round', { round: change.round })}`;
  switch (change.kind) {
    case 'result':
    case 'libere-result': {
      const [one, other] = change.kind === 'result' ? [change.white, change.black] : [change.a, change.b];
      const kind = change.kind === 'result' ? (change.gameKind ?? before.gameKind) : undefined;
      const was = before.result && resultText({ result: before.result, kind: before.gameKind });
      return html`${round}: ${pair(one, other)} ${fromTo(was, resultText({ result: change.result, kind }))}`;
    }
    case 'libere-annulment':
      return html`${round}: ${pair(change.a, change.b)} ${fromTo(before.result && resultText({ result: before.result }), '–')}`;
    case 'colours':
      return html`${round}: ${fromTo(pair(change.white, change.black), pair(change.black, change.white))}`;
    case 'identity':
      return html`: ${fromTo(player(change.from), player(change.to))}`;
    case 'dates':
      return html`: ${fromTo(before.start && timeRange(site, before.start, before.end), timeRange(site, change.start, change.end))}${(
        change.days ?? []
      ).map(
        ({ round: of, date }) =>
          html`; ${translate('web.word.of-round', { round: of })}: ${fromTo(dayBefore(site, before, of), time(site, date))}`,
      )}`;
    case 'game-date':
      return html`: ${fromTo(before.date && time(site, before.date), time(site, change.date))}`;
    case 'ranking':
      return placesFromTo(change, before, player);
    default:
      return undefined;
  }
}

/** Most rows shown of a long ranking. */
const MOST_PLACES = 6;

/** Players whose place or score in a ranking changed. */
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

function dayBefore(site: Site, { days = [] }: NonNullable<Cause['before']>, round: number): Value {
  const date = days.find((each) => each.round === round)?.date;
  return date && time(site, date);
}

function actInWords({ translate }: Site, kind: string): string {
  const key = `web.act.${kind}`;
  return hasMessage(key) ? translate(key) : kind;
}

/** The registry's acts behind a revision. */
function registryActs(site: Site, { causes = [], names = {} }: Cause): Html {
  return causes.length === 0
    ? html``
    : html` (${causes.map(({ kind, subject }) => `${actInWords(site, kind)}: ${names[subject.id] ?? subject.id}`).join('; ')})`;
}
