import type { KeyAfter } from '@escala/core';
import { recordNorms, recordPromotions } from '@escala/office/acts';
import { eventVerdicts, normsOfEvent, showEvent, showPlayer } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { verdictsDecided } from '../../components/events/event-decision.ts';
import { findingList } from '../../components/reasons/findings.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { badge } from '../../components/ui/badge.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';
import { folded } from '../registry/registry-frame.ts';
import { type Judged, openNorms, openPromotions } from './judged-events.ts';
import { revokeForm } from './promotions-table.ts';
import { playerPath, TITLES } from './titles-frame.ts';

type Names = ReadonlyMap<string, string>;

/** The norms and promotions of one event, with reasons and articles, and what is on record of them. */
export const titlesEvent = defineDeskPage({
  path: '/desk/titles/events/:event',
  needs: TITLES,
  view: async ({ ask, params, site, translate }) => {
    const event = params.event!;
    const { event: facts } = await ask(showEvent, { event });
    const judged = await ask(normsOfEvent, { event });
    const names = await namesOf(ask, judged);
    const { decision, names: everybody } = await ask(eventVerdicts, { event });
    return {
      title: facts.name,
      crumbs: [[translate('web.desk-titles.title'), '/desk/titles']],
      actions: html`<a class="button" href="${href(site, `/events/${encodeURIComponent(event)}/verdicts`)}">${translate('web.desk-titles.everybody')}</a>`,
      main: html`${judged.source === 'games' && notice(translate('web.event.games-alone'))}
${decision && verdictsDecided(site, decision, (id) => everybody[id], true)}
<div class="columns">${norms(site, event, judged, names, decision !== undefined)}${promotions(site, event, judged, names)}</div>`,
    };
  },
});

const hasNorm = ({ norm, recorded }: Judged['norms'][number]): boolean => norm || recorded !== null;
const hasPromotion = ({ promoted, recorded }: Judged['promotions'][number]): boolean => promoted || recorded !== null;

async function namesOf(ask: Ask, { norms: all, promotions: others }: Judged): Promise<Names> {
  const ids = new Set([...all.filter(hasNorm), ...others.filter(hasPromotion)].map(({ player }) => player));
  const names = new Map<string, string>();
  for (const player of ids) names.set(player, (await ask(showPlayer, { player })).name);
  return names;
}

/** Objections to norms are listed once, with the federation’s decision if there is one. */
function norms(site: DeskSite, event: string, judged: Judged, names: Names, isTold: boolean): Html {
  const { translate } = site;
  const shown = judged.norms.filter(hasNorm);
  const open = openNorms(judged);
  return part(
    translate('cli.norms.title'),
    html`${!isTold && judged.againstNorms.length > 0 && html`<p>${translate('web.desk-titles.against')}</p>${findingList(site, judged.againstNorms)}`}
${shown.length === 0 && html`<p class="quiet">${translate('web.verdict.no-norms')}</p>`}
<ul class="rows">${shown.map(({ player, given, recorded, reasons, grounds }) => {
      const state = recorded === null ? (given ? 'open' : 'not-given') : recorded.revoked ? 'revoked' : 'recorded';
      return verdict(site, player, names, state, reasonList(site, [...reasons, ...grounds]));
    })}</ul>
${
  open.length > 0 &&
  recordForm(
    site,
    recordNorms,
    event,
    open.map(({ player }) => player),
  )
}`,
  );
}

const part = (title: string, body: Html): Html => card({ title, kind: 'half' }, body);

function promotions(site: DeskSite, event: string, judged: Judged, names: Names): Html {
  const { translate } = site;
  const shown = judged.promotions.filter(hasPromotion);
  const open = openPromotions(judged);
  return part(
    translate('cli.promotions.title'),
    html`${shown.length === 0 && html`<p class="quiet">${translate('web.verdict.no-promotions')}</p>`}
<ul class="rows">${shown.map(({ player, from, to, recorded, reasons }) => {
      const words =
        from && to ? { from: translate(`cli.category.${from}`), to: translate(`cli.category.${to}`) } : undefined;
      const held = recorded &&
        recorded.state !== 'revoked' && {
          promotion: recorded.id,
          version: recorded.version,
          name: names.get(player) ?? player,
        };
      const more = html`${words && html`<p>${translate('web.desk-titles.from-to', words)}</p>`}${reasonList(site, reasons)}${held && folded(translate('web.desk-titles.revoke-of', { name: held.name }), revokeForm(site, held))}`;
      return verdict(site, player, names, recorded?.state ?? 'open', more);
    })}</ul>
${
  open.length > 0 &&
  recordForm(
    site,
    recordPromotions,
    event,
    open.map(({ player }) => player),
  )
}`,
  );
}

function verdict(
  site: DeskSite,
  player: string,
  names: Names,
  state: KeyAfter<'web.desk-titles.state-'>,
  more: Value,
): Html {
  const { translate } = site;
  return html`<li><a class="strong" href="${href(site, playerPath(player))}">${names.get(player) ?? player}</a> ${badge(translate(`web.desk-titles.state-${state}`), state === 'open' ? 'warning' : 'neutral')}
<details class="whole"><summary>${translate('web.desk-titles.reasons')}</summary>${more}</details></li>\n`;
}

function recordForm(
  site: DeskSite,
  act: typeof recordNorms | typeof recordPromotions,
  event: string,
  players: readonly string[],
): Html {
  return actForm(site, act, {
    id: act.kind.replace('.', '-'),
    fixed: { event, players },
    reason: 'optional',
    words: { count: players.length },
  });
}
