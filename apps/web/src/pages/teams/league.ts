import { number } from '@escala/messages';
import { leagueStandings, showLeague } from '@escala/office/questions';
import { bookOf } from '../../components/competition-book.ts';
import { secondChancesSection } from '../../components/events/second-chances.ts';
import { matchTable, teamTable } from '../../components/teams/league-tables.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';

type Shown = Awaited<ReturnType<(typeof showLeague)['ask']>>;

/** A league: each group with its table and its matches, round by round. */
export const league = definePage({
  path: '/leagues/:league',
  view: async (ask, { params }, site) => {
    const shown = await ask(showLeague, { league: params.league });
    const sections: Html[] = [];
    for (const group of shown.league.groups) sections.push(await groupOf(ask, site, shown, group));
    const { name, season, boards, final } = shown.league;
    return {
      title: name,
      main: html`<p>${site.translate('web.league.facts', { season: number(season, site.language), boards })}</p>${final && html`<p class="notice">${site.translate('web.league.final')} <span class="cite">Desempats 1.5.1</span></p>`}${sections}`,
    };
  },
});

async function groupOf(
  ask: Ask,
  site: Site,
  shown: Shown,
  { id, name }: Shown['league']['groups'][number],
): Promise<Html> {
  const { translate } = site;
  if (!shown.league.drawn.includes(id))
    return html`<section><h2>${name}</h2><p>${translate('web.league.not-drawn')}</p>
<ul>${shown.teams.filter((team) => team.group === id).map((team) => html`<li>${team.name}</li>`)}</ul></section>`;
  const matches = shown.matches.filter((match) => match.group === id);
  const names = new Map(shown.teams.map((team) => [team.id, team.name]));
  const isTable = shown.league.system !== 'knockout';
  const round = lastFullRound(matches);
  const isReserved = matches.some((match) => match.underReserve !== undefined && match.round <= round);
  const standings = isTable
    ? (await ask(leagueStandings, { league: shown.id, group: id, round })).standings
    : undefined;
  return html`<section><h2>${name}</h2>
${standings && html`<h3>${translate('web.league.table')}</h3>${isReserved && html`<p class="notice">${translate('web.reserve.group')}</p>`}${teamTable(site, standings, bookOf(shown.league), names)}`}
<h3>${translate('web.league.matches')}</h3>${matchTable(site, matches, names)}
${secondChancesSection(site, shown, id, names)}</section>`;
}

/** A table needs every board of every match so far: the one of the last round that all of its group have played to the end. */
function lastFullRound(matches: Shown['matches']): number {
  const isOpen = ({ result, adjourned }: Shown['matches'][number]): boolean =>
    result === undefined || adjourned !== undefined;
  const open = matches.filter(isOpen).map(({ round }) => round);
  const rounds = Math.max(0, ...matches.map(({ round }) => round));
  return open.length === 0 ? rounds : Math.min(...open) - 1;
}
