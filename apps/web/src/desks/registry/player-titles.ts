import { mayTry, PRINTED_TITLES } from '@escala/office';
import { awardTitle, setCategory, withdrawTitle } from '@escala/office/acts';
import type { AnswerOf, normsOfPlayer } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { time } from '../../components/format.ts';
import { titleIn } from '../../components/player-link.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { categoryName } from '../../pages/rating/list-filters.ts';
import type { ShownPlayer } from './player-page.ts';

type Norms = AnswerOf<typeof normsOfPlayer>;

/** Titles, the category of the competition rules, and a link to the norms. */
export function playerTitles(site: DeskSite, shown: ShownPlayer, { held, needed, title }: Norms): Html {
  const { translate, viewer } = site;
  const { player, titles = [], category } = shown;
  const may = mayTry(viewer, 'title.award');
  return card(
    {
      title: translate('web.desk-registry.titles-and-category'),
      aside: may && award(site, shown),
      flush: true,
    },
    html`<ul class="rows">${titles.length === 0 && html`<li class="quiet">${translate('web.desk-registry.no-titles')}</li>`}
${titles.map(
  ({ title: name, on }) =>
    html`<li><strong>${titleIn(site, name)}</strong> ${on && time(site, on)} ${may && withdraw(site, shown, name)}</li>\n`,
)}
${
  (category !== undefined || ownTitles(site)?.categories) &&
  html`<li><span>${category === undefined ? translate('web.desk-registry.no-category') : translate('web.desk-registry.category-is', { category: categoryName(site, category) })}</span>
${mayTry(viewer, 'category.set') && categoryForm(site, shown)}</li>`
}
<li><a href="${href(site, `/desk/titles/players/${encodeURIComponent(player)}`)}">${needed > 0 ? translate('web.desk-registry.norms', { held, needed }) : translate('web.desk-titles.show-norms')}</a>${title && badge(translate('web.desk-registry.title-due'), 'success')}</li></ul>`,
  );
}

function withdraw(site: DeskSite, { player, version }: ShownPlayer, title: string): Html {
  const { translate } = site;
  return actForm(site, withdrawTitle, {
    popup: { opens: translate('web.desk-registry.withdraw-of', { title: titleIn(site, title) }), kind: 'plain small' },
    id: `withdraw-${title}`,
    fixed: { player, version, title },
    fields: () => html`<p>${translate('web.desk-registry.withdraw-sure', { title: titleIn(site, title) })}</p>`,
    tone: 'danger',
  });
}

function award(site: DeskSite, { player, version, titles = [] }: ShownPlayer): Html {
  const { translate, today } = site;
  const open = PRINTED_TITLES.filter((title) => !titles.some((held) => held.title === title));
  return actForm(site, awardTitle, {
    id: 'award',
    popup: { kind: 'small' },
    fixed: { player, version },
    fields: (f) => html`<p>${translate('web.desk-registry.award-said')}</p>
${f.choice(
  'title',
  open.toReversed().map((title) => [title, titleIn(site, title)]),
  {},
)}
${f('on', { label: translate('web.desk-registry.awarded-on'), value: today, max: today })}`,
  });
}

function categoryForm(site: DeskSite, { player, version, category }: ShownPlayer): Html {
  const { translate } = site;
  return actForm(site, setCategory, {
    id: 'category',
    popup: { kind: 'plain small' },
    fixed: { player, version },
    fields: (f) => html`<p>${translate('web.desk-registry.category-said')}</p>
${f.choice(
  'category',
  [
    [null, translate('web.desk-registry.none')],
    ...(ownTitles(site)?.categories?.names ?? []).map((each) => [each, translate(`cli.category.${each}`)] as const),
  ],
  { value: category ?? null },
)}`,
  });
}
