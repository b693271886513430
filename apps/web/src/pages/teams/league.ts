import { type AnswerOf, leagueStandings, showLeague } from '@escala/office/questions';
import { bookOf } from '../../components/competition-book.ts';
import { secondChancesSection } from '../../components/events/second-chances.ts';
import { roundCard, teamTable } from '../../components/teams/league-tables.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';

type Shown = AnswerOf<typeof showLeague>;

/** A league: each group with its standings and its matches, round by round. */
export const league = definePage({
  path: '/leagues/:league',
  view: async ({ ask, params, site }) => {
    const shown = await ask(showLeague, { league: params.league });
    const sections: Html[] = [];
    for (const group of shown.league.groups) sections.push(await groupOf(ask, site, shown, group));
    const { name, season, boards, final } = shown.league;
    return {
      title: name,
      crumbs: [[site.translate('web.word.team-leagues'), '/leagues']],
      facts: [site.translate('web.league.facts', { season: String(season), boards })],
      main: html`<div class="stack loose">${final && notice(html`${site.translate('web.league.final')} <span class="cite">Desempats 1.5.1</span>`)}${sections}</div>`,
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
  const isAlone = shown.league.groups.length === 1;
  const heading = html`<h2${isAlone && html` class="unseen"`}>${name}</h2>`;
  if (!shown.league.drawn.includes(id))
    return html`<section><h2>${name}</h2>${notice(translate('web.league.not-drawn'))}
<ul>${shown.teams.filter((team) => team.group === id).map((team) => html`<li>${team.name}</li>`)}</ul></section>`;
  const matches = shown.matches.filter((match) => match.group === id).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const names = new Map(shown.teams.map((team) => [team.id, team.name]));
  const isTable = shown.league.system !== 'knockout';
  const round = lastFullRound(matches);
  const isReserved = matches.some((match) => match.underReserve !== undefined && match.round <= round);
  const answer = isTable ? await ask(leagueStandings, { league: shown.id, group: id, round }) : undefined;
  const rounds = [...Map.groupBy(matches, (match) => match.round)].sort(([a], [b]) => a - b);
  const now = rounds.findLast(([, played]) => played.some(({ result }) => result !== undefined)) ?? rounds[0];
  const { provisional } = answer ?? {};
  const table =
    answer &&
    card(
      {
        title: translate('web.event.part-standings'),
        aside: html`<span class="quiet small">${translate('web.event-page.after', { round })}</span>`,
        level: 3,
        flush: true,
      },
      html`${isReserved && html`<div class="inside">${notice(translate('web.reserve.group'), 'warning')}</div>`}${provisional && html`<div class="inside">${notice(translate('web.league.provisional', { count: provisional.matches.length }), 'warning')}</div>`}${teamTable(site, answer, bookOf(shown.league), names)}`,
    );
  return html`<section class="stack">${heading}
<div class="columns">${table && html`<div class="larger">${table}</div>`}
${now && html`<div class="${table ? 'smaller' : 'half'}">${roundCard(site, ...now, names)}</div>`}
${rounds.filter((each) => each !== now).map(([each, played]) => html`<div class="half">${roundCard(site, each, played, names)}</div>\n`)}</div>
${secondChancesSection(site, shown, id, names)}</section>`;
}

/**
 * Standings need every board of every match so far: they are those after the last round completed by the whole group.
 */
function lastFullRound(matches: Shown['matches']): number {
  const isOpen = ({ result, adjourned }: Shown['matches'][number]): boolean =>
    result === undefined || adjourned !== undefined;
  const open = matches.filter(isOpen).map(({ round }) => round);
  const rounds = Math.max(0, ...matches.map(({ round }) => round));
  return open.length === 0 ? rounds : Math.min(...open) - 1;
}
