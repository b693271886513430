import { mayTry } from '@escala/office';
import { imposeSanction, liftSanction } from '@escala/office/acts';
import type { AnswerOf, searchSanctions } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { time } from '../../components/format.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { ShownPlayer } from './player-page.ts';

type Sanctions = AnswerOf<typeof searchSanctions>;
type Sanction = Sanctions['sanctions'][number];

/** Sanctions of the competition committee, which alone imposes and lifts them. */
export function playerSanctions(site: DeskSite, { player }: ShownPlayer, { sanctions, counts }: Sanctions): Html {
  const { translate, viewer } = site;
  const may = mayTry(viewer, 'sanction.impose');
  return card(
    {
      title: translate('web.word.sanctions'),
      aside: may && impose(site, player),
      footer: counts && translate('web.desk-registry.sanction-counts'),
      flush: sanctions.length > 0,
    },
    sanctions.length === 0
      ? html`<p class="quiet">${translate('web.desk-registry.no-sanctions')}</p>`
      : html`<ul class="rows">${sanctions.map((each) => line(site, each, may))}</ul>`,
  );
}

function line(site: DeskSite, sanction: Sanction, may: boolean): Html {
  const { translate } = site;
  const { decision, article, imposedOn, until, inForce, lifted } = sanction;
  const state = inForce ? 'in-force' : lifted === undefined ? 'over' : lifted.as;
  return html`<li><div>${decision} ${article && html`<span class="cite">${article}</span>`}
<p class="quiet small">${time(site, imposedOn)}${until && html` – ${time(site, until)}`}</p></div>
${badge(translate(`web.desk-registry.sanction-${state}`), inForce ? 'warning' : 'neutral')}${
  may && lifted === undefined && lift(site, sanction)
}</li>\n`;
}

function lift(site: DeskSite, { sanction, version }: Sanction): Html {
  const { translate } = site;
  return actForm(site, liftSanction, {
    id: `lift-${sanction}`,
    popup: { kind: 'plain small' },
    fixed: { sanction, version },
    fields: (f) =>
      f.choice(
        'as',
        [
          ['ended', translate('web.desk-registry.lift-ended')],
          ['quashed', translate('web.desk-registry.lift-quashed')],
        ],
        { label: translate('web.desk-registry.lift-as') },
      ),
  });
}

function impose(site: DeskSite, player: string): Html {
  const { translate, today } = site;
  return actForm(site, imposeSanction, {
    id: 'impose',
    popup: { kind: 'small' },
    fixed: { player },
    fields: (
      f,
    ) => html`${f.area('decision', { label: translate('web.word.decision'), hint: translate('web.desk-registry.decision-hint') })}
${f('article', { label: translate('web.word.article-optional'), size: 12 })}
${f('imposedOn', { value: today, max: today })}
${f('until', { label: translate('web.desk-registry.until'), hint: translate('web.desk-registry.until-hint') })}`,
  });
}
