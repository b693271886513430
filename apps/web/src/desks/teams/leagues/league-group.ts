import { drawLeague, dropGroup, registerTeam, withdrawTeam } from '@escala/office/acts';
import type { AnswerOf, searchClubs, showLeague } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { categoryField } from '../../../components/events/second-chances.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card } from '../../../components/ui/card.ts';
import { popup } from '../../../components/ui/popup.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { clubPath } from '../club/club-frame.ts';

type Shown = AnswerOf<typeof showLeague>;
type Group = Shown['league']['groups'][number];
type Team = Shown['teams'][number];
type Club = AnswerOf<typeof searchClubs>['clubs'][number];

/** A group with its teams: they can be entered until the draw, and may leave afterwards. */
export function groupSection(
  site: Site,
  shown: Shown,
  { id, name }: Group,
  clubs: readonly Club[],
  mayAct: boolean,
): Html {
  const { translate } = site;
  const teams = shown.teams.filter(({ group }) => group === id).sort((a, b) => a.number - b.number);
  const isDrawn = shown.league.drawn.includes(id);
  const isLeft = teams.length > 0 && teams.every(({ withdrawnAfter }) => withdrawnAfter !== undefined);
  const drawsMore = !isDrawn || shown.league.system === 'knockout';
  const draw =
    mayAct &&
    drawsMore &&
    teams.length > 1 &&
    !isLeft &&
    actForm(site, drawLeague, {
      id: `draw-${id}`,
      fixed: { league: shown.id, version: shown.version, group: id },
      submit: translate(isDrawn ? 'web.desk-teams.draw-next' : 'web.desk-teams.draw'),
      about: name,
      confirm: translate('web.desk-teams.draw-sure', { count: teams.length, group: name }),
      words: { group: name },
      shape: 'button',
      tone: 'main',
    });
  const drop = mayAct && isLeft && shown.league.groups.length > 1 && dropForm(site, shown, id, name);
  return card(
    {
      title: name,
      aside: html`<span class="row"><span class="small quiet">${translate(isDrawn ? 'web.desk-teams.group-drawn' : 'web.desk-teams.group-open', { count: teams.length })}</span>${draw}${drop}</span>`,
      flush: true,
    },
    html`${teams.length > 0 && teamTable(site, shown, teams, mayAct)}
${mayAct && !isDrawn && html`<div class="inside">${teamForm(site, shown, id, clubs, teams)}</div>`}`,
  );
}

function teamTable(site: Site, shown: Shown, teams: readonly Team[], mayLeave: boolean): Html {
  const { translate } = site;
  return table(site, teams, [
    ['web.word.number-short', (team) => team.number, 'number'],
    ['web.word.team', (team) => html`<a href="${href(site, clubPath(team.club))}">${team.name}</a>`, 'name'],
    [
      'web.word.state',
      (team) =>
        team.withdrawnAfter === undefined
          ? mayLeave && leaveForm(site, shown, team)
          : badge(translate('web.desk-teams.left-after', { round: team.withdrawnAfter }), 'warning'),
      'number',
    ],
  ]);
}

/** For a group without teams (D-OFF-333). */
function dropForm(site: Site, { id, version }: Shown, group: string, name: string): Html {
  const { translate } = site;
  return popup(
    site,
    { id: `drop-of-${group}`, opens: translate('web.submit.league.drop-group'), kind: 'danger' },
    html`<p>${translate('web.desk-teams.drop-group-about')}</p>${actForm(site, dropGroup, {
      id: `drop-${group}`,
      fixed: { league: id, version, group },
      words: { group: name },
      about: name,
      tone: 'danger',
    })}`,
  );
}

/** Retirats 14.1. */
function leaveForm(site: Site, shown: Shown, { id, version, name }: Team): Html {
  const { translate } = site;
  const form = `leave-${version}-${id.replaceAll('/', '-')}`;
  const played = shown.matches.filter(({ home, away, result }) => [home, away].includes(id) && result !== undefined);
  const fields = actForm(site, withdrawTeam, {
    id: form,
    fixed: { team: id, version },
    fields: (f) =>
      f('afterRound', {
        value: Math.max(0, ...played.map(({ round }) => round)),
      }),
    words: { team: name },
    about: name,
    tone: 'danger',
  });
  const title = `${translate('web.desk-teams.leaves')}: ${name}`;
  return popup(
    site,
    { id: `${form}-asked`, opens: translate('web.submit.team.withdraw'), title, kind: 'plain small' },
    html`<p>${translate('web.desk-teams.leave-sure', { team: name })}</p>${fields}`,
  );
}

/** `browser/modules/teams/league-team.ts` proposes letter and name when a club is chosen. */
function teamForm(site: Site, shown: Shown, group: string, clubs: readonly Club[], teams: readonly Team[]): Html {
  const { translate, language } = site;
  const sorted = clubs.toSorted((a, b) => a.name.localeCompare(b.name, language));
  const entered = new Set(teams.map(({ club }) => club));
  const first = sorted.find(({ club }) => !entered.has(club)) ?? sorted[0];
  return html`<details${teams.length < 2 && html` open`} data-team-form data-entered="${JSON.stringify(teams.map(({ club, letter }) => `${club} ${letter}`))}"><summary>${translate('web.desk-teams.enter-team')}</summary>${actForm(
    site,
    registerTeam,
    {
      id: `team-${group}`,
      fixed: { league: shown.id, group },
      fields: (f) => html`${f.choice(
        'club',
        sorted.map(({ club, name }) => [club, name] as const),
        { value: first?.club },
      )}${f('letter', { hint: translate('web.desk-teams.letter-hint'), value: 'A', size: 4 })}
${f('name', { label: translate('web.desk-teams.team-name'), value: first === undefined ? undefined : `${first.name} A` })}
${f('number', { label: translate('web.desk-teams.team-number'), hint: translate('web.desk-teams.team-number-hint') })}
${categoryField(site, f, shown.league)}`,
    },
  )}</details>`;
}
