import { type Finding, MATCH_RESULTS } from '@escala/core';
import { textIfAny } from '@escala/messages';
import { mayTry } from '@escala/office';
import { confirmActa, moveMatch, ruleMatch } from '@escala/office/acts';
import { type AnswerOf, showFederation, showLeague, showMatch } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { leagueBook } from '../../../components/competition-book.ts';
import { resultText } from '../../../components/events/result.ts';
import { dateInWords, time } from '../../../components/format.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { matchHref, score } from '../../../components/teams/league-tables.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { boardTable, bothLineUps, sealedLists } from '../../../pages/teams/match.ts';
import { groundsOf } from '../../events/moved-rounds.ts';
import { clubPath } from '../club/club-frame.ts';
import { type ReservePlace, reservePart, seatsOf } from '../club/reserve-part.ts';
import { type MatchReserve, matchReserveFacts, matchReserveRuling, reserveTitle } from './match-reserves.ts';

type Shown = AnswerOf<typeof showMatch>;

/** A match in the office: what the clubs sent, and a ruling if one is needed. */
export const matchRulingPage = defineDeskPage({
  path: '/desk/leagues/matches/:match',
  // Also for arbiters whose event reports the match; a delegate has the club's page.
  needs: ['match.rule', 'match.move', 'event.register'],
  view: async ({ ask, params: { match: id }, site }) => {
    const { translate, viewer } = site;
    const shown = await ask(showMatch, { match: id });
    const { id: leagueId, league, teams } = await ask(showLeague, { league: id.split('/')[0] });
    const nameOf = (team: string): string => teams.find((each) => each.id === team)?.name ?? team;
    const names = { home: nameOf(shown.match.home), away: nameOf(shown.match.away) };
    const { match, acta } = shown;
    const { timeZone } = (await ask(showFederation, {})).settings;
    const place = { shown, names, side: undefined, boards: league.boards, timeZone };
    const mayRule = mayTry(viewer, 'acta.rule');
    const mayConfirm = mayTry(viewer, 'acta.confirm') && viewer.roles.includes('officer');
    return {
      title: translate('web.match.title', names),
      crumbs: [[league.name, `/desk/leagues/${leagueId}`]],
      badge: html`<span class="figure">${score(site, match)}</span>`,
      facts: [
        translate('web.round.title', { round: match.round }),
        match.on && time(site, match.on),
        html`${translate(`web.match.acta-${match.acta}`)} ${acta && translate('web.desk-teams.acta-by', { team: names[acta.side] })}`,
      ],
      actions: html`<a class="button" href="${matchHref(site, id)}">${translate('web.word.public-page')}</a>`,
      main: html`<div class="columns"><div class="larger stack">
${shown.contested && notice(html`${translate('web.desk-teams.contested', { date: dateInWords(site, shown.contested.on) })} <q>${shown.contested.reason}</q>`)}
${acta === undefined ? bothLineUps(site, shown, names) : boardTable(site, shown)}
${sealedLists(site, shown, names)}
${acta && acta.findings.length > 0 && html`<h2>${translate('web.desk-teams.acta-findings')}</h2>${findingList(site, acta.findings as readonly Finding[])}`}
${viewer.roles.includes('officer') && actForClubs(site, shown, names)}</div><div class="smaller stack">
${mayConfirm && acta && match.acta !== 'confirmed' && confirmForm(site, shown)}
${mayTry(viewer, 'acta.reserve') ? reservePart(site, place) : shown.reserves.length > 0 && reservesAlone(site, place)}
${mayRule && shown.reserves.map((reserve) => ruleReserve(site, place, reserve))}
${mayTry(viewer, 'match.rule') && ruling(site, shown, names)}
${mayTry(viewer, 'match.move') && acta === undefined && moveCard(site, shown)}</div></div>`,
    };
  },
});

/** For the commission, which does not mark reserves itself. */
function reservesAlone(site: Site, { shown, names, timeZone }: ReservePlace): Html {
  return html`<h2>${site.translate('web.reserve.title')}</h2>${shown.reserves.map(
    (reserve) =>
      html`<h3>${reserveTitle(site, reserve, seatsOf(shown, reserve.board))}</h3>${matchReserveFacts(site, reserve, names, timeZone)}`,
  )}`;
}

function ruleReserve(site: Site, { shown, names }: ReservePlace, reserve: MatchReserve): Html {
  return html`<details class="more"${reserve.open && html` open`}><summary>${site.translate('web.word.ruling')}: ${reserveTitle(site, reserve)}</summary>
${matchReserveRuling(site, shown.match.id, reserve, names)}</details>`;
}

/** The office can submit what a club brought on paper. */
function actForClubs(site: Site, { match }: Shown, names: Readonly<Record<'home' | 'away', string>>): Html {
  return html`<p>${site.translate('web.desk-teams.act-for')} ${(['home', 'away'] as const).map(
    (side) =>
      html`<a href="${href(site, `${clubPath(match[`${side}Club`], 'matches', match.id)}?side=${side}`)}">${names[side]}</a> `,
  )}</p>`;
}

function confirmForm(site: Site, { match, acta, actaVersion }: Shown): Html {
  const { translate } = site;
  const form = actForm(site, confirmActa, {
    id: 'confirm',
    fixed: { match: match.id, side: acta!.side === 'home' ? 'away' : 'home', version: actaVersion },
    reason: 'optional',
    confirm: translate('web.desk-teams.confirm-sure'),
  });
  return card(
    { title: translate('web.desk-teams.office-confirms') },
    html`<p>${translate('web.desk-teams.office-confirms-about')}</p>${form}`,
  );
}

/** The sports commission lets it be played on another day (Calendaris 15.10). */
function moveCard(site: DeskSite, { match }: Shown): Html {
  const form = actForm(site, moveMatch, {
    id: 'move',
    fixed: { match: match.id, version: match.version },
    fields: (f) => html`${f('to', { label: site.translate('web.desk-moves.to'), value: match.on })}
${f.choice('because', groundsOf(site), { label: site.translate('web.desk-moves.because') })}`,
  });
  return card({ title: site.translate('web.desk-moves.match') }, form);
}

function ruling(site: Site, { match, rules }: Shown, { home, away }: Readonly<Record<'home' | 'away', string>>): Html {
  const { translate } = site;
  const { book, teams } = leagueBook({ rules });
  const fixed = { match: match.id, version: match.version };
  const before = { result: match.ruling?.result ?? null, article: match.ruling?.article };
  const words: Readonly<Record<string, string>> = { '1-0': home, '0-1': away };
  const outcome = (result: (typeof MATCH_RESULTS)[number]): string =>
    words[result] === undefined
      ? translate(result === '1/2' ? 'web.desk-teams.rule-drawn' : 'web.desk-teams.rule-both-lose')
      : translate('web.desk-teams.rule-won', { team: words[result] });
  return card(
    { title: translate('web.word.ruling') },
    html`<p>${translate('web.desk-teams.ruling-about')}</p>
${match.ruling && notice(html`${translate('web.match.ruled', { date: dateInWords(site, match.ruling.on), result: resultText(match.ruling) })} ${match.ruling.article && html`<span class="cite">${match.ruling.article}</span>`}`)}
${actForm(site, ruleMatch, {
  id: 'rule',
  fixed,
  before,
  fields: (f) => html`${f.choice(
    'result',
    MATCH_RESULTS.map((result) => [result, outcome(result)] as const),
    { label: translate('web.word.match') },
  )}${f('article', { label: translate('web.word.article-optional'), hint: translate('web.desk-teams.article-hint'), list: 'articles', size: 24 })}
<datalist id="articles">${teams.articles.rulings.map((article) => html`<option value="${article}">${textIfAny(translate, `article.${book}.${article}`) ?? article}</option>`)}</datalist>`,
  confirm: translate('web.desk-teams.rule-sure'),
})}
${
  match.ruling &&
  actForm(site, ruleMatch, {
    id: 'unrule',
    fixed: { ...fixed, result: null },
    before,
    submit: translate('web.desk-teams.unrule'),
    tone: 'quiet',
    done: translate('web.desk-teams.unruled'),
  })
}`,
  );
}
