import { applyPromotion, revokePromotion } from '@escala/office/acts';
import type { AnswerOf, searchPromotions } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { card } from '../../components/ui/card.ts';
import { popup } from '../../components/ui/popup.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { eventPath } from './titles-frame.ts';

type Promotion = AnswerOf<typeof searchPromotions>['promotions'][number];

/** Promotions on record, waiting to be applied to the registry. */
export function promotionsTable(site: DeskSite, promotions: readonly Promotion[]): Html {
  const { translate } = site;
  if (promotions.length === 0) return html``;
  return card(
    {
      title: translate('web.desk-titles.promotions'),
      aside: html`<span class="small quiet wide">${translate('web.desk-titles.promotions-said')}</span>`,
      flush: true,
    },
    html`<ul class="rows">${promotions.map((each) => row(site, each))}</ul>`,
  );
}

function row(site: DeskSite, promotion: Promotion): Html {
  const { translate } = site;
  const { name, event, from, to, verdict } = promotion;
  const id = promotion.promotion.replace(/\W/g, '-');
  const words = { from: translate(`cli.category.${from}`), to: translate(`cli.category.${to}`) };
  return html`<li><div><strong>${name}</strong> ${translate('web.desk-titles.from-to', words)} <a class="small" href="${href(site, eventPath(event))}">${translate('web.field.event')}</a></div>
<span class="row">${popup(site, { id: `why-${id}`, opens: translate('web.desk-titles.reasons'), title: name, kind: 'small plain' }, reasonList(site, verdict.reasons))}
${popup(site, { id: `away-${id}`, opens: translate('web.submit.promotion.revoke'), title: translate('web.desk-titles.revoke-of', { name }), kind: 'small plain' }, revokeForm(site, promotion))}
${applyForm(site, promotion, `${name}, ${translate('web.desk-titles.from-to', words)}`)}</span></li>\n`;
}

type Held = Pick<Promotion, 'promotion' | 'version' | 'name'>;

function applyForm(site: DeskSite, { promotion, version, name }: Held, title: string): Html {
  return actForm(site, applyPromotion, {
    id: `apply-${promotion.replace(/\W/g, '-')}`,
    fixed: { promotion, version },
    words: { name },
    about: name,
    popup: { title, kind: 'small' },
  });
}

export function revokeForm(site: DeskSite, { promotion, version, name }: Held): Html {
  return actForm(site, revokePromotion, {
    id: `revoke-${promotion.replace(/\W/g, '-')}`,
    fixed: { promotion, version },
    about: name,
    tone: 'danger',
  });
}
