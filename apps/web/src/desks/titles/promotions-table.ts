import { applyPromotion, revokePromotion } from '@escala/office/acts';
import type { searchPromotions } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { reasonList } from '../../components/reasons.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { folded } from '../registry/registry-frame.ts';
import { eventPath } from './titles-frame.ts';

type Promotion = Awaited<ReturnType<(typeof searchPromotions)['ask']>>['promotions'][number];

/** Promotions on record that wait for being applied to the registry. */
export function promotionsTable(site: DeskSite, promotions: readonly Promotion[]): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-titles.promotions')}</h2>
<p>${translate('web.desk-titles.promotions-said')}</p>
${promotions.length === 0 && html`<p>${translate('web.desk-titles.no-promotions')}</p>`}
<ul class="cards">${promotions.map((each) => card(site, each))}</ul>`;
}

function card(site: DeskSite, promotion: Promotion): Html {
  const { translate } = site;
  const { name, event, from, to, verdict } = promotion;
  const words = { from: translate(`cli.category.${from}`), to: translate(`cli.category.${to}`) };
  return html`<li class="card inside"><h3>${name}</h3><p>${translate('web.desk-titles.from-to', words)} · <a href="${href(site, eventPath(event))}">${translate('web.desk-titles.its-event')}</a></p>
${folded(translate('web.desk-titles.reasons'), reasonList(site, verdict.reasons))}
${applyForm(site, promotion)}${folded(translate('web.desk-titles.revoke-of', { name }), revokeForm(site, promotion))}</li>\n`;
}

type Held = Pick<Promotion, 'promotion' | 'version' | 'name'>;

function applyForm(site: DeskSite, { promotion, version, name }: Held): Html {
  return actForm(site, applyPromotion, {
    id: `apply-${promotion.replace(/\W/g, '-')}`,
    fixed: { promotion, version },
    words: { name },
    about: name,
  });
}

export function revokeForm(site: DeskSite, { promotion, version, name }: Held): Html {
  return actForm(site, revokePromotion, {
    id: `revoke-${promotion.replace(/\W/g, '-')}`,
    fixed: { promotion, version },
    about: name,
    tone: 'quiet',
  });
}
