import { type AnswerOf, delegateMatches, showFederation, showLeague, showMatch } from '@escala/office/questions';
import { needsScript } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { matchHref, score } from '../../../components/teams/league-tables.ts';
import { notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { bothLineUps, reservedLine, sealedLists } from '../../../pages/teams/match.ts';
import { actaPart } from './acta-part.ts';
import { clubDeskOf, clubFrame, clubPath } from './club-frame.ts';
import { type MatchSide, matchSideOf } from './match-side.ts';
import { reservePart } from './reserve-part.ts';
import { type Due, dueWords } from './tasks.ts';

type Shown = AnswerOf<typeof showMatch>;

/** A match of the club: the line-up before it, the acta after it, and the deadlines. */
export const matchDeskPage = defineDeskPage({
  path: '/desk/club/:club/matches/:match',
  needs: ['acta.submit'],
  view: async ({ ask, params, query, site }) => {
    const { club = '', match: id = '' } = params;
    const { translate } = site;
    const desk = await clubDeskOf(ask, club, site.today);
    const shown = await ask(showMatch, { match: id });
    const { league, teams } = await ask(showLeague, { league: id.split('/')[0] });
    const own = matchSideOf(shown, teams, club, query.side);
    // Asked as the club's own matter: others are refused.
    const { matches } = await ask(delegateMatches, {
      club,
      limit: 200,
      ...(shown.match.on && { from: shown.match.on }),
    });
    const { timeZone } = (await ask(showFederation, {})).settings;
    const told = matches.find(({ match }) => match.id === id);
    const page = (main: Html) => ({
      title: translate('web.match.title', { home: own.home, away: own.away }),
      ...clubFrame(site, desk),
      facts: [
        translate('web.match.facts', { league: league.name, round: shown.match.round }),
        shown.match.on && time(site, shown.match.on),
        html`<a href="${matchHref(site, id)}">${translate('web.word.public-page')}</a>`,
      ],
      scripts: ['club-acta.ts'] as const,
      main,
    });
    if (!own.isOf) return page(notice(translate('web.desk-teams.not-of-club', { club: desk.name })));
    return page(html`${needsScript(translate)}
${shown.match.acta !== 'none' && html`<p class="big">${score(site, shown.match)}</p>`}
<p>${waitsForUs(shown, own) ? html`<strong>${translate('web.desk-teams.waits-for-you')}</strong>` : translate(`web.match.acta-${shown.match.acta}`)}</p>
${reservedLine(site, shown.match)}${deadline(site, shown, told?.resultsDue)}${addressee(site, shown, told?.resultsTo)}
${lineUpPart(site, shown, own, club)}
${sealedLists(site, shown, { home: own.home, away: own.away })}
${await actaPart(ask, site, { shown, own, club, league })}
${reservePart(site, { shown, names: own, side: own.side, boards: league.boards, timeZone })}`);
  },
});

const waitsForUs = ({ match }: Shown, { side }: MatchSide): boolean =>
  match.acta === 'submitted' && match.actaBy !== side;

/** Delegats 5.5.1, and the consequences of being late. */
function deadline(site: Site, { match }: Shown, due: Due | undefined): Html | undefined {
  if (due === undefined || match.acta === 'confirmed' || match.ruling !== undefined) return undefined;
  const { translate, today } = site;
  return notice(
    html`${today > due.day && html`<span class="badge error">${translate('web.desk-teams.late')}</span> `}${translate('web.desk-teams.results-due', { due: dueWords(site, due) })} <span class="cite">Delegats 5.5.1</span>`,
  );
}

/** Delegats 5.5.2: within one delegation results go there. */
function addressee(site: Site, { match }: Shown, to: { readonly name: string } | undefined): Html | undefined {
  if (to === undefined || match.acta === 'confirmed') return undefined;
  return html`<p>${site.translate('web.desk-teams.results-to', to)} <span class="cite">Delegats 5.5.2</span></p>`;
}

function lineUpPart(site: Site, shown: Shown, own: MatchSide, club: string): Html | undefined {
  const { translate } = site;
  if (shown.games.length > 0) return undefined;
  const isIn = shown[own.side] !== undefined;
  const key = isIn ? 'web.desk-teams.line-up-change' : 'web.desk-teams.task-line-up';
  return html`<h2>${translate('web.match.line-ups')}</h2>
<p>${translate(isIn ? 'web.desk-teams.line-up-in' : 'web.desk-teams.line-up-not-in')}
<a class="button" href="${href(site, `${clubPath(club, 'matches', shown.match.id)}/line-up${own.query}`)}">${translate(key)}</a></p>
${shown.home && shown.away ? bothLineUps(site, shown, { home: own.home, away: own.away }) : html`<p class="quiet">${translate('web.match.line-ups-hidden')}</p>`}`;
}
