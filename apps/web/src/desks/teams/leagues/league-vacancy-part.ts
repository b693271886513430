import { type AnswerOf, leagueVacancy } from '@escala/office/questions';
import type { VacancyOf } from '@escala/regulations';
import { leagueBook } from '../../../components/competition-book.ts';
import { choice } from '../../../components/form-fields.ts';
import { reasonText } from '../../../components/reasons/reasons.ts';
import { table } from '../../../components/table.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Vacancy = AnswerOf<typeof leagueVacancy>;

const PASSED = 'passed-';

/** Under a league from which the book fills vacant places: who would take one above. */
export async function vacancyPart(
  ask: Ask,
  site: Site,
  { id, league }: { readonly id: string; readonly league: { readonly rules: string; readonly competition: string } },
  query: Query,
): Promise<Html> {
  const rule = leagueBook(league).teams.vacancies.from[league.competition];
  if (rule === undefined) return NOTHING;
  const { translate } = site;
  const of = rule.ofWhom?.find((each) => each === query.of);
  const passed = Object.keys(query).flatMap((name) => (name.startsWith(PASSED) ? [name.slice(PASSED.length)] : []));
  const lostPromotion = query.lostPromotion ? [query.lostPromotion] : [];
  const found = await ask(leagueVacancy, { league: id, ...(of && { of }), passed, lostPromotion });
  if (found.candidates.length === 0) return NOTHING;
  return html`<section id="vacancy"><h2>${translate('web.desk-teams.vacancy')}</h2>
<p>${translate(`web.desk-teams.vacancy-${found.division}`)} ${translate('web.desk-teams.vacancy-decides')}</p>
<p><strong>${said(site, found)}</strong></p>
<form class="account" method="get" action="#vacancy">
${rule.ofWhom ? ownerChoice(site, rule.ofWhom, of) : loserChoice(site, found, lostPromotion[0])}
${candidatesTable(site, found)}
<button>${translate('web.desk-teams.vacancy-look')}</button></form></section>`;
}

function said(site: Site, { vacancy, candidates }: Vacancy): Html {
  if (vacancy === null) return html`${site.translate('web.desk-teams.vacancy-nobody')}`;
  const names = vacancy.teams.map((id) => candidates.find(({ team }) => team === id)?.name ?? id).join(', ');
  return reasonText(site, { ...vacancy.step, values: { ...vacancy.step.values, teams: names } });
}

function loserChoice({ translate }: Site, { candidates }: Vacancy, chosen = ''): Html {
  return choice('vacancy', { name: 'lostPromotion', label: translate('web.desk-teams.vacancy-loser'), value: chosen }, [
    ['', translate('web.desk-teams.vacancy-no-loser')],
    ...candidates.map(({ team, name }) => [team, name] as const),
  ]);
}

const ownerChoice = ({ translate }: Site, owners: readonly VacancyOf[], chosen = owners[0]!): Html =>
  choice(
    'vacancy',
    { name: 'of', label: translate('web.desk-teams.vacancy-of'), value: chosen },
    owners.map((owner) => [owner, translate(`web.desk-teams.vacancy-of-${owner}`)] as const),
  );

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
