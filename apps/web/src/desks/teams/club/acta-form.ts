import { dayFrom, SIDES, type Side } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { submitActa } from '@escala/office/acts';
import { clubMembers, showClubList } from '@escala/office/questions';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { articleLink } from '../../../components/articles.ts';
import { leagueBook } from '../../../components/competition-book.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';
import { actaBoards } from './acta-boards.ts';
import type { ActaPlace } from './acta-part.ts';

export type Person = readonly [id: string, name: string];

export type ActaFields = FieldsOf<typeof submitActa>;

/** One team on the form: the submitted line-up, or the players to choose from. */
export interface ActaSide {
  readonly side: Side;
  readonly name: string;
  readonly boards: readonly (string | null)[] | undefined;
  readonly people: readonly Person[];
}

const MOST = 500;

export async function actaForm(ask: Ask, site: Site, place: ActaPlace): Promise<Html> {
  const { translate, today } = site;
  const { shown, own, league } = place;
  const sides: ActaSide[] = [];
  for (const side of SIDES) sides.push(await actaSide(ask, place, side));
  const { match, acta } = shown;
  return html`<div data-acta data-score="${translate('web.desk-teams.running-score', { home: '{home}', away: '{away}', told: '{told}', boards: '{boards}' })}">
<p>${translate('web.desk-teams.acta-about')}</p>
${actForm(site, submitActa, {
  id: 'acta',
  fixed: { match: match.id, side: own.side, version: shown.actaVersion },
  fields: (f) => html`${f('playedOn', { value: acta?.playedOn ?? match.on ?? today, max: today })}
${actaBoards(site, f, sides, league, acta)}
${sides.map((side) => substitutionFields(site, f, side, league, acta?.[side.side].substitutions ?? []))}`,
})}</div>`;
}

/** For one's own club, its list; for the other club, whose list is private, everybody with a licence. */
async function actaSide(ask: Ask, { shown, own, club, league }: ActaPlace, side: Side): Promise<ActaSide> {
  const sheet = shown.acta?.[side] ?? shown[side]?.sheet;
  const of = shown.match[`${side}Club`];
  const named = Object.entries(shown.names) as Person[];
  const people: Person[] =
    of === club
      ? (await ask(showClubList, { season: league.season, club })).players.map(({ id, name = id }) => [id, name])
      : (await ask(clubMembers, { club: of, season: league.season, limit: MOST })).members.map(({ player, name }) => [
          player,
          name,
        ]);
  // A submitted line-up is binding; without one the acta names the players.
  const boards = shown[side]?.sheet.boards;
  const listed = sheet?.boards.flatMap((id) => named.filter(([each]) => each === id)) ?? [];
  const known = new Set(people.map(([id]) => id));
  return { side, name: own[side], boards, people: [...people, ...listed.filter(([id]) => !known.has(id))] };
}

interface Change {
  readonly board: number;
  readonly player: string;
  readonly minute: number;
}

/** Substitutes (Suplents 13): as many rows as a team of this size may replace players. */
function substitutionFields(
  site: Site,
  f: ActaFields,
  { side, name, people }: ActaSide,
  { rules, boards }: { readonly rules: string; readonly boards: number },
  made: readonly Change[],
): Html {
  const { translate, today } = site;
  const { book, teams } = leagueBook({ rules });
  const { article, most, fromMinute, toMinute } = teams.substitutes(boards, dayFrom(today));
  const rows = Math.max(most, made.length);
  const label = (key: MessageKey): string => `${translate(key)} (${name})`;
  return html`<details${made.length > 0 && html` open`}><summary>${translate('web.desk-teams.substitutions', { team: name })}</summary>
<p class="hint">${translate('web.desk-teams.substitutions-hint', { most, from: fromMinute, to: toMinute })} <span class="cite">${articleLink(site, book, article)}</span></p>
${Array.from({ length: rows }, (_, i) => {
  const at = `${side}.substitutions.${i}` as const;
  return html`<p class="row" data-substitution>
<label>${translate('web.round.board')}<input type="number" min="1" max="${boards}" size="4" ${f.named(`${at}.board`)} aria-label="${label('web.round.board')}" value="${made[i]?.board}"></label>
<label>${translate('web.desk-teams.came-in')}<select ${f.named(`${at}.player`)} aria-label="${label('web.desk-teams.came-in')}"><option value=""></option>${people.map(
    ([id, player]) => html`<option value="${id}"${id === made[i]?.player && html` selected`}>${player}</option>\n`,
  )}</select></label>
<label>${translate('web.desk-teams.minute')}<input type="number" min="0" max="600" size="4" ${f.named(`${at}.minute`)} aria-label="${label('web.desk-teams.minute')}" value="${made[i]?.minute}"></label></p>\n`;
})}</details>`;
}
