import type { listDifferences } from '@escala/office/questions';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { time } from './format.ts';
import { playerLink } from './player-link.ts';

export type Cause = Awaited<ReturnType<(typeof listDifferences)['ask']>>['steps'][number]['cause'];
export type Change = NonNullable<Cause['change']>;

/** Why a published number moved: what was put right where, by whose entry, and the reason that was given. */
export function causeSentence(site: Site, cause: Cause): Html {
  const { translate } = site;
  const what = cause.change
    ? correctionText(site, cause.change, cause.names ?? {})
    : html`${translate(cause.kind === 'list.revise' ? 'web.cause.revision' : 'web.cause.act', { kind: cause.kind })}${registryActs(cause)}`;
  return html`${what} ${cause.reason !== null && html`<q>${cause.reason}</q>`}
<span class="quiet small">${translate('web.cause.entry', {
    act: cause.act,
    by: cause.by === 'system' ? translate('web.cause.office') : translate('web.cause.account', { id: cause.by }),
  })}, ${time(site, cause.at.slice(0, 10))}</span>`;
}

/** What a correction put right. */
export function correctionText(site: Site, change: Change, names: Readonly<Record<string, string>>): Html {
  const { translate } = site;
  const event = html`<a href="${href(site, `/events/${change.event}`)}">${names[change.event] ?? change.event}</a>`;
  const player = (id: string): Html => playerLink(site, id, names[id] ?? id);
  const about = translate(`web.cause.${change.kind}`);
  if (change.kind === 'result')
    return html`${about} ${event}, ${translate('web.cause.round', { round: change.round })}: ${player(change.white)} – ${player(change.black)} ${change.result === '1/2' ? '½–½' : change.result}.`;
  if (change.kind === 'colours')
    return html`${about} ${event}, ${translate('web.cause.round', { round: change.round })}: ${player(change.white)} – ${player(change.black)}.`;
  if (change.kind === 'identity') return html`${about} ${event}: ${player(change.from)} → ${player(change.to)}.`;
  if (change.kind === 'dates') return html`${about} ${event}: ${time(site, change.start)} – ${time(site, change.end)}.`;
  return html`${about} ${event}.`;
}

/** The entries of the registry behind a revision. */
function registryActs({ causes = [] }: Cause): Html {
  return causes.length === 0
    ? html``
    : html` (${causes.map(({ kind, subject }) => `${kind} ${subject.id}`).join('; ')})`;
}
