import { leagueVacancy } from '@escala/office/questions';
import { articleLink } from '../../../components/articles.ts';
import { leagueBook } from '../../../components/competition-book.ts';
import { choice } from '../../../components/form-fields.ts';
import { table } from '../../../components/table.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Vacancy = Awaited<ReturnType<(typeof leagueVacancy)['ask']>>;

const PASSED = 'passed-';

/** Under a league of the second division or of first category: who would take a vacant place above. */
export async function vacancyPart(
  ask: Ask,
  site: Site,
  { id, league }: { readonly id: string; readonly league: { readonly rules: string; readonly competition: string } },
  query: Query,
): Promise<Html> {
  if (leagueBook(league).teams.vacancies.from[league.competition] === undefined) return NOTHING;
  const { translate } = site;
  const of = query.of === 'delegation' ? 'delegation' : 'barcelona';
  const passed = Object.keys(query).flatMap((name) => (name.startsWith(PASSED) ? [name.slice(PASSED.length)] : []));
  const lostPromotion = query.lostPromotion ? [query.lostPromotion] : [];
  const found = await ask(leagueVacancy, { league: id, of, passed, lostPromotion });
  if (found.candidates.length === 0) return NOTHING;
  return html`<section id="vacancy"><h2>${translate('web.desk-teams.vacancy')}</h2>
<p>${translate(`web.desk-teams.vacancy-${found.division}`)} ${translate('web.desk-teams.vacancy-decides')}</p>
<p><strong>${said(site, found)}</strong></p>
<form class="account" method="get" action="#vacancy">
${found.division === 'first-division' ? loserChoice(site, found, lostPromotion[0]) : placeChoice(site, of)}
${candidatesTable(site, found)}
<button>${translate('web.desk-teams.vacancy-look')}</button></form></section>`;
}

function said(site: Site, { rules: book, vacancy, candidates }: Vacancy): Html {
  if (vacancy === null) return html`${site.translate('web.desk-teams.vacancy-nobody')}`;
  const { quantity, articles, values } = vacancy.step;
  const names = vacancy.teams.map((id) => candidates.find(({ team }) => team === id)?.name ?? id).join(', ');
  return html`${site.translate(`working.${quantity}`, { ...values, teams: names })}
<span class="cite">${book} ${articles.map((article) => articleLink(site, book, article))}</span>`;
}

function loserChoice({ translate }: Site, { candidates }: Vacancy, chosen = ''): Html {
  return choice('vacancy', { name: 'lostPromotion', label: translate('web.desk-teams.vacancy-loser'), value: chosen }, [
    ['', translate('web.desk-teams.vacancy-no-loser')],
    ...candidates.map(({ team, name }) => [team, name] as const),
  ]);
}

function placeChoice({ translate }: Site, of: string): Html {
  return choice('vacancy', { name: 'of', label: translate('web.desk-teams.vacancy-of'), value: of }, [
    ['barcelona', translate('web.desk-teams.vacancy-of-barcelona')],
    ['delegation', translate('web.desk-teams.vacancy-of-delegation')],
  ]);
}

function candidatesTable(site: Site, { candidates }: Vacancy): Html {
  const { translate } = site;
  return table(site, candidates, [
    ['web.word.rank', ({ rank }) => rank, 'number'],
    ['web.word.team', ({ name }) => name, 'name'],
    ['web.word.points', ({ points }) => points, 'number'],
    [
      'web.desk-teams.vacancy-passed',
      ({ team, name, passed }) =>
        html`<input type="checkbox" name="${PASSED}${team}" value="1" aria-label="${translate('web.desk-teams.vacancy-passed')}: ${name}"${passed && html` checked`}>`,
    ],
  ]);
}
