import { submitLineUp } from '@escala/office/acts';
import { checkClubList, checkLineUp, showClubList, showLeague, showMatch } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { leagueBook } from '../../../components/competition-book.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { dateInWords, time } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { ModuleName } from '../../../kit/modules.ts';
import type { Ask, Page } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { clubDeskOf, clubFrame, clubPath } from './club-frame.ts';
import { judgedBox } from './judged-box.ts';
import { type LineUpChoice, lineUpFields, regularsFirst, sheetFrom } from './line-up-fields.ts';
import { type MatchSide, matchSideOf } from './match-side.ts';

/** A team's line-up for a match: chosen from the club's list, judged during editing, submitted. */
export const lineUpPage = defineDeskPage({
  path: '/desk/club/:club/matches/:match/line-up',
  needs: ['line-up.submit'],
  view: async ({ ask, params, query, site }) => {
    const { club = '', match: id = '' } = params;
    const { translate } = site;
    const desk = await clubDeskOf(ask, club, site.today);
    const shown = await ask(showMatch, { match: id });
    const { league, teams } = await ask(showLeague, { league: id.split('/')[0] });
    const own = matchSideOf(shown, teams, club, query.side);
    const list = await ask(showClubList, { season: league.season, club });
    const page = (main: Html, scripts: readonly ModuleName[] = []): Page => ({
      title: translate('web.desk-teams.line-up-title', { team: own.team }),
      ...clubFrame(site, desk),
      scripts,
      main: html`<p><a href="${href(site, `${clubPath(club, 'matches', id)}${own.query}`)}">${own.home} – ${own.away}</a>, ${translate('web.match.facts', { league: league.name, round: shown.match.round })}${shown.match.on && html`, ${time(site, shown.match.on)}`}</p>${main}`,
    });
    if (shown.match.acta !== 'none') return page(notice(translate('web.desk-teams.line-up-over')));
    if (list.version === 0)
      return page(
        notice(html`${translate('web.desk-teams.line-up-no-list')}
<a href="${href(site, clubPath(club, 'list', String(league.season)))}">${translate('web.desk-teams.task-list')}</a>`),
      );
    const judged = await ask(checkClubList, {
      season: league.season,
      club,
      players: list.players.map(({ id: player, number }) => ({ id: player, number })),
    });
    const kept = shown[own.side];
    const sheet = sheetFrom(query) ?? kept?.sheet ?? regularsFirst(judged, own.letter, league.boards);
    const choices: LineUpChoice = {
      players: judged.players,
      boards: league.boards,
      sheet,
      hasReserve: leagueBook(league).teams.cups.includes(league.competition),
      whiteFirst: own.side === 'home',
    };
    const judgedSheet = await judgement(ask, site, id, own, sheet, choices);
    return page(
      html`${needsScript(translate)}
<p>${translate('web.desk-teams.line-up-about')} ${shown.match.on && translate('web.desk-teams.line-up-due', { date: dateInWords(site, shown.match.on) })}</p>
${kept === undefined ? notice(translate('web.desk-teams.line-up-proposed')) : notice(translate('web.desk-teams.line-up-in'))}
<div data-line-up="${href(site, `${clubPath(club, 'matches', id)}/line-up`)}" data-side="${own.side}">
${actForm(site, submitLineUp, {
  id: 'line-up',
  fixed: { match: id, side: own.side, version: kept?.version ?? 0 },
  fields: (f) => html`${lineUpFields(site, f, choices)}${judgedSheet}`,
  submit: translate(kept === undefined ? 'web.desk-teams.line-up-submit' : 'web.desk-teams.line-up-submit-again'),
  leadsTo: `${clubPath(club, 'matches', id)}${own.query}`,
})}</div>`,
      ['club-line-up.ts'],
    );
  },
});

async function judgement(
  ask: Ask,
  site: Site,
  match: string,
  { side }: MatchSide,
  sheet: LineUpChoice['sheet'],
  { players }: LineUpChoice,
): Promise<Html> {
  const { translate } = site;
  const checked = await ask(checkLineUp, { match, side, sheet });
  const names = new Map(players.map(({ id, name = id }) => [id, name]));
  const warnings = checked.sanctions.map(
    ({ player, name, decision, article, until }) =>
      html`<strong>${name ?? player}:</strong> ${translate(
        until === undefined ? 'web.desk-teams.sanction' : 'web.desk-teams.sanction-until',
        {
          decision,
          ...(until !== undefined && { until: dateInWords(site, until) }),
        },
      )} ${article && html`<span class="cite">${article}</span>`}`,
  );
  return judgedBox(site, { ...checked, warnings }, names, {
    yes: translate('web.word.no-objections'),
    no: translate('web.desk-teams.line-up-no'),
  });
}
