import type { MessageKey } from '@escala/messages';
import type { AnswerOf, eventParticipants } from '@escala/office/questions';
import { playerCategories } from '@escala/regulations';
import { AGE_GROUPS, birthYearsOf } from '../../components/age-groups.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { ageName, categoryName, options } from '../rating/list-filters.ts';

type Query = Readonly<Record<string, string>>;
export type Participant = AnswerOf<typeof eventParticipants>['players'][number];

/** Filters of an event's tables: the same parameter names as for a list. */
export const GROUP_FIELDS = ['category', 'age', 'sex', 'club', 'title'] as const;
type GroupField = (typeof GROUP_FIELDS)[number];

/** A part of the field, such as prizes are given to. */
interface EventGroup {
  readonly members: ReadonlySet<string>;
  /** In words: women, under 14. */
  readonly name: string;
}

interface GroupTerms {
  readonly players: readonly Participant[];
  /** Ages refer to the year in which the event begins (D-OFF-392). */
  readonly year: number;
}

/** The parameters of an address that select a group. */
export function groupQuery(query: Query): Partial<Record<GroupField, string>> {
  return Object.fromEntries(GROUP_FIELDS.flatMap((field) => (query[field] ? [[field, query[field]]] : [])));
}

/** The group selected by the address; undefined if it selects none. */
export function groupOf(site: Site, { players, year }: GroupTerms, query: Query): EventGroup | undefined {
  const asked = Object.entries(groupQuery(query)) as [GroupField, string][];
  if (asked.length === 0) return undefined;
  const members = players.filter((player) => asked.every(([field, value]) => belongs(player, field, value, year)));
  const names = asked.map(([field, value]) => valueName(site, players, field, value));
  return { members: new Set(members.map(({ player }) => player)), name: names.join(', ') };
}

function belongs(player: Participant, field: GroupField, value: string, year: number): boolean {
  if (field !== 'age') return player[field] === value;
  const { birthYear } = player;
  const { bornFrom, bornTo } = birthYearsOf(value, year);
  if (birthYear === undefined || (bornFrom ?? bornTo) === undefined) return false;
  return birthYear >= (bornFrom ?? birthYear) && birthYear <= (bornTo ?? birthYear);
}

function valueName(site: Site, players: readonly Participant[], field: GroupField, value: string): string {
  if (field === 'category') return categoryName(site, value);
  if (field === 'club') return players.find(({ club }) => club === value)?.clubName ?? value;
  if (field === 'sex') return value === 'f' || value === 'm' ? site.translate(`web.sex.${value}`) : value;
  return field === 'age' && AGE_GROUPS.includes(value) ? ageName(site, value) : value;
}

const LABELS: Readonly<Record<GroupField, MessageKey>> = {
  category: 'web.word.category',
  age: 'web.list.age',
  sex: 'web.list.sex',
  club: 'web.word.club',
  title: 'web.list.player-title',
};

/** The form that filters a table: it offers only values that distinguish players of this event. */
export function groupForm(site: Site, event: string, { players, year }: GroupTerms, query: Query): Html {
  const { translate } = site;
  const fields = GROUP_FIELDS.flatMap((field) => {
    const values = valuesOf(site, players, field, year);
    const isTelling = values.some((value) => players.some((player) => !belongs(player, field, value, year)));
    return isTelling || query[field] ? [{ field, values }] : [];
  });
  if (fields.length === 0 || site.copiedAt) return html``;
  const isNarrowed = Object.keys(groupQuery(query)).length > 0;
  return html`<details class="narrow no-print"${isNarrowed && html` open`}><summary>${translate('web.group.narrow')}</summary>
<form class="filters" action="${eventHref(site, event, '/standings')}">${query.round && html`<input type="hidden" name="round" value="${query.round}">`}
${fields.map(
  ({ field, values }) =>
    html`<label>${translate(LABELS[field])}<select name="${field}">${options(query[field], [
      ['', translate('web.list.all')],
      ...values.map((value) => [value, valueName(site, players, field, value)] as const),
    ])}</select></label>\n`,
)}<button>${translate('web.list.filter')}</button></form></details>`;
}

/** The rules define an order of categories; others come after. */
const isKnown = (category: string): boolean => playerCategories.some((each) => each === category);

function valuesOf(site: Site, players: readonly Participant[], field: GroupField, year: number): string[] {
  if (field === 'age')
    return AGE_GROUPS.filter((group) => players.some((player) => belongs(player, 'age', group, year)));
  const byName = new Intl.Collator(site.language);
  const values = [...new Set(players.flatMap((player) => player[field] ?? []))];
  if (field === 'category')
    return [...playerCategories.filter((each) => values.includes(each)), ...values.filter((each) => !isKnown(each))];
  const name = (value: string): string => valueName(site, players, field, value);
  return values.sort((a, b) => byName.compare(name(a), name(b)));
}
