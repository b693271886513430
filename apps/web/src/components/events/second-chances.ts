import type { registerTeam } from '@escala/office/acts';
import type { AnswerOf, showLeague } from '@escala/office/questions';
import { type Html, html, NOTHING } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { FieldsOf } from '../act-fields.ts';
import { articleLink } from '../articles.ts';
import { leagueBook } from '../competition-book.ts';

type Shown = AnswerOf<typeof showLeague>;

/** Who goes on in the event of their own category. */
export function secondChancesSection(
  site: Site,
  shown: Shown,
  group: string,
  names: ReadonlyMap<string, string>,
): Html {
  const { translate } = site;
  const events = shown.secondChances.filter((each) => each.group === group);
  if (events.length === 0) return NOTHING;
  const { book, teams } = leagueBook(shown.league);
  const name = (id: string): string => names.get(id) ?? id;
  const categoryName = (category: string): string => {
    const known = teams.cupCategories.find((each) => each === category);
    return known ? translate(`web.competition.${known}`) : category;
  };
  return html`<h3>${translate('web.league.second-chances')}</h3>
<p>${translate('web.league.second-chances-about')} <span class="cite">${book} ${articleLink(site, book, teams.articles.secondChances)}</span></p>
<dl class="facts">${events.map(
    ({ category, entries }) => html`<dt>${categoryName(category)}</dt>
<dd><ul>${entries.map(({ team, round, beatenBy }) => html`<li>${translate('web.league.goes-on', { team: name(team), by: name(beatenBy), round })}</li>\n`)}</ul></dd>\n`,
  )}</dl>`;
}

/** Only for cups, where it decides who goes on. */
export function categoryField({ translate }: Site, f: FieldsOf<typeof registerTeam>, league: Shown['league']): Html {
  const { cups, cupCategories } = leagueBook(league).teams;
  if (!cups.includes(league.competition)) return NOTHING;
  return f.choice(
    'category',
    cupCategories.map((category) => [category, translate(`web.competition.${category}`)]),
    {
      label: translate('web.desk-teams.category'),
      hint: translate('web.desk-teams.category-hint'),
      none: translate('web.desk-teams.category-none'),
    },
  );
}
