import type { KeyAfter } from '@escala/core';
import type { LeagueFacts } from '@escala/office';
import type { amendLeague, foundLeague } from '@escala/office/acts';
import type { TeamRuleBook } from '@escala/regulations';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type LeagueFields = FieldsOf<typeof foundLeague | typeof amendLeague>;

/**
 * The facts of a league as fields; `browser/modules/teams/league-rows.ts`
 * adds and removes the `rows` of groups and days.
 */
export function leagueFields(
  site: Site,
  f: LeagueFields,
  teams: TeamRuleBook,
  seasons: readonly number[],
  facts: Partial<LeagueFacts> & { readonly dropped?: readonly string[] | undefined },
): Html {
  const { translate } = site;
  const { competitions, systems } = teams;
  const {
    groups = [{ id: 'g1', name: translate('web.desk-teams.group-one') }],
    roundDates = [],
    holidays = [],
  } = facts;
  return html`${f('facts.name', { label: translate('web.desk-teams.league-name'), value: facts.name, hint: translate('web.desk-teams.league-name-hint') })}
${f.choice(
  'facts.season',
  seasons.toReversed().map((season) => [season, String(season)] as const),
  { label: translate('web.league.season'), value: facts.season ?? seasons.at(-1) },
)}
${f.choice(
  'facts.competition',
  competitions.map((name) => [name, translate(`web.competition.${name}`)] as const),
  {
    hint: translate('web.desk-teams.competition-hint'),
    value: facts.competition ?? teams.usualCompetition,
  },
)}
${f.choice(
  'facts.system',
  systems.map((name) => [name, translate(`web.desk-teams.system-${name}`)] as const),
  { value: facts.system ?? systems[0] },
)}
${f.choice(
  'facts.scoring',
  [
    ['match-points', translate('web.desk-teams.scoring-match-points')],
    ['olympic', translate('web.desk-teams.scoring-olympic')],
  ],
  { label: translate('web.desk-teams.scoring'), value: facts.scoring ?? 'match-points' },
)}
${f('facts.final', { label: translate('web.desk-teams.final'), value: facts.final === true })}
${f('facts.boards', { label: translate('web.desk-teams.boards'), hint: translate('web.desk-teams.boards-hint'), value: facts.boards })}
${rows(
  site,
  'groups',
  groups.map((group, i) => groupRow(site, f, i, group)),
  groupRow(site, f, 0, { id: '', name: '' }),
  html`<span data-dropped="${(facts.dropped ?? []).join(' ')}" hidden></span>`,
)}
${rows(
  site,
  'rounds',
  roundDates.map((date, i) => dateRow(site, f, 'facts.roundDates', 'round-day', i, date)),
  dateRow(site, f, 'facts.roundDates', 'round-day', 0, ''),
  filler(site),
)}
${rows(
  site,
  'holidays',
  holidays.map((date, i) => dateRow(site, f, 'facts.holidays', 'holiday', i, date)),
  dateRow(site, f, 'facts.holidays', 'holiday', 0, ''),
)}`;
}

function rows(
  { translate }: Site,
  name: 'groups' | 'rounds' | 'holidays',
  present: readonly Html[],
  template: Html,
  more?: Value,
): Html {
  return html`<fieldset data-rows="${name}"><legend>${translate(`web.desk-teams.rows-${name}`)}</legend>
<p class="hint">${translate(`web.desk-teams.rows-hint-${name}`)}</p>
${more}
<ul class="plain rows" data-list>${present}</ul><template>${template}</template>
<button type="button" data-more>${translate(`web.desk-teams.rows-more-${name}`)}</button></fieldset>`;
}

const gone = ({ translate }: Site): Html =>
  html`<button type="button" data-gone data-label="${translate('web.word.remove')}" aria-label="${translate('web.word.remove')}">×</button>`;

/** Ids of groups are part of addresses and never change. */
function groupRow(
  site: Site,
  f: LeagueFields,
  place: number,
  { id, name }: { readonly id: string; readonly name: string },
): Html {
  const word = site.translate('web.desk-teams.group-name');
  return html`<li><input type="hidden" ${f.named(`facts.groups.${place}.id`)} value="${id}" data-group>
<label><span>${word} <span data-place>${place + 1}</span></span><input ${f.named(`facts.groups.${place}.name`)} value="${name}" required></label> ${gone(site)}</li>\n`;
}

function dateRow(
  site: Site,
  f: LeagueFields,
  name: 'facts.roundDates' | 'facts.holidays',
  word: KeyAfter<'web.desk-teams.row-'>,
  place: number,
  date: string,
): Html {
  return html`<li><label><span>${site.translate(`web.desk-teams.row-${word}`)} <span data-place>${place + 1}</span></span><input type="date" ${f.named(`${name}.${place}`)} value="${date}"></label> ${gone(site)}</li>\n`;
}

/** Fills in all days of a league: from a first day on, at regular intervals. */
function filler({ translate }: Site): Html {
  return html`<p class="row" data-filler><label>${translate('web.word.first-day')}<input type="date" data-from></label>
<label>${translate('web.word.rounds')}<input type="number" min="1" max="60" value="7" size="4" data-count></label>
<label>${translate('web.desk-teams.fill-every')}<input type="number" min="1" max="60" value="7" size="4" data-every></label>
<button type="button" data-fill>${translate('web.desk-teams.fill')}</button></p>`;
}
