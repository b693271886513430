import type { KeyAfter } from '@escala/core';
import type { submitClubList } from '@escala/office/acts';
import type { AnswerOf, checkClubList, clubMembers, showClubList } from '@escala/office/questions';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { playerLink } from '../../../components/player-link.ts';
import { type Column, rowTemplate, table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type Member = AnswerOf<typeof clubMembers>['members'][number];
type Shown = AnswerOf<typeof showClubList>;
type Checked = AnswerOf<typeof checkClubList>;

export interface Listed {
  readonly id: string;
  readonly number: string;
}

/** `12:1,15:2 bis`: the draft that the page is asked about during editing; see `browser/modules/teams/club-list.ts`. */
export function draftFrom(text: string): Listed[] {
  return text.split(',').flatMap((part) => {
    const at = part.lastIndexOf(':');
    return at < 1 ? [] : [{ id: part.slice(0, at), number: part.slice(at + 1) }];
  });
}

/** The submitted list; or else all members by rating, followed by unrated ones by name (D-OFF-173). */
export function listToBeginWith(
  { version, players }: Pick<Shown, 'version' | 'players'>,
  members: readonly Member[],
  ratings: ReadonlyMap<string, number>,
): Listed[] {
  if (version > 0) return players.map(({ id, number }) => ({ id, number }));
  return members
    .toSorted((a, b) => (ratings.get(b.player) ?? 0) - (ratings.get(a.player) ?? 0) || (a.name < b.name ? -1 : 1))
    .map(({ player }, i) => ({ id: player, number: String(i + 1) }));
}

export interface ListRows {
  readonly site: Site;
  readonly shown: Shown;
  readonly listed: readonly Listed[];
  readonly names: ReadonlyMap<string, string>;
  readonly ratings: ReadonlyMap<string, number>;
  readonly checked: Checked;
}

type ListFields = FieldsOf<typeof submitClubList>;

/**
 * The list as a form, or read-only when nobody can be added any more. Numbers can be typed; players are moved by
 * buttons, or by Alt with arrow keys.
 */
export function listRows({ site, shown, listed, names, ratings, checked }: ListRows, f?: ListFields): Html {
  const { translate } = site;
  const fixed = new Set(shown.onlyGrows ? shown.players.map(({ id }) => id) : []);
  const teams = new Map(checked.players.map(({ id, team }) => [id, team]));
  const columns = columnsOf(site, f);
  const rows = listed.map(
    ({ id, number }): Row => ({
      id,
      number,
      name: names.get(id) ?? id,
      rating: ratings.get(id),
      team: teams.get(id),
      isFixed: fixed.has(id),
    }),
  );
  return html`${f && html`<p class="hint">${translate(shown.onlyGrows ? 'web.desk-teams.list-keys-growing' : 'web.desk-teams.list-keys')}</p>`}
<p role="status" class="unseen" data-moved="${translate('web.desk-teams.moved', { name: '{name}', number: '{number}' })}"></p>
${table(site, rows, columns, { kind: 'strength', caption: translate('web.desk-teams.list-caption'), hidesCaption: true, body: html` data-listed${shown.onlyGrows && html` data-grows`}`, row: attributes })}
${!shown.onlyGrows && html`<p><button type="button" data-number-anew>${translate('web.desk-teams.number-anew')}</button></p>`}
${f && rowTemplate(site, EMPTY, columns, attributes(EMPTY))}`;
}

const EMPTY: Row = { id: '', number: '', name: '', rating: undefined, team: null, isFixed: false };

const attributes = ({ id, isFixed }: Row): Html => html` data-player="${id}"${isFixed && html` data-fixed-place`}`;

interface Row {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly rating: number | undefined;
  readonly team: string | null | undefined;
  /** On a list that only grows: number and place are fixed. */
  readonly isFixed: boolean;
}

function columnsOf({ translate }: Site, f: ListFields | undefined): readonly Column<Row>[] {
  const button = (does: KeyAfter<'web.desk-teams.move-'>, sign: string, name: string): Html =>
    html`<button type="button" data-does="${does}" data-label="${translate(`web.desk-teams.move-${does}`)}" aria-label="${translate(`web.desk-teams.move-${does}`)}: ${name}">${sign}</button>`;
  return [
    [
      'web.word.number-short',
      ({ number, name, isFixed }, place) =>
        f === undefined
          ? number
          : html`<input ${f.named(`players.${place}.number`)} value="${number}" size="5" autocomplete="off" data-label="${translate('web.word.number')}" aria-label="${translate('web.word.number')}: ${name}"${isFixed && html` readonly`}>`,
    ],
    [
      'web.word.player',
      ({ id, name }, place) =>
        html`${f && html`<input type="hidden" ${f.named(`players.${place}.id`)} value="${id}">`}<span data-name>${name}</span>`,
      'name',
    ],
    ['web.word.rating', ({ rating }) => html`<span data-rating>${rating ?? '–'}</span>`, 'number wide'],
    ['web.word.team', ({ id, team }) => html`<span data-team="${id}">${team ?? '–'}</span>`],
    [
      'web.word.order',
      ({ name, isFixed }) =>
        !isFixed && html`${button('up', '↑', name)}${button('down', '↓', name)}${button('take-off', '×', name)}`,
      'unseen moves',
    ],
  ];
}

/** Members who can be added. */
export function memberRows({ site, listed, ratings }: ListRows, members: readonly Member[]): Html {
  const { translate } = site;
  const here = new Set(listed.map(({ id }) => id));
  const others = members.filter(({ player }) => !here.has(player));
  return html`<h2>${translate('web.desk-teams.not-listed')}</h2>
<p class="quiet" data-nobody${others.length > 0 && html` hidden`}>${translate('web.desk-teams.all-listed')}</p>
<ul class="plain rows" data-others data-add="${translate('web.desk-teams.add')}">${others.map(
    ({ player, name }) =>
      html`<li data-player="${player}" data-name="${name}" data-rating="${ratings.get(player)}">${playerLink(site, player, name)} <span class="quiet">${ratings.get(player)}</span>
<button type="button" aria-label="${translate('web.desk-teams.add')}: ${name}">${translate('web.desk-teams.add')}</button></li>\n`,
  )}</ul>`;
}
