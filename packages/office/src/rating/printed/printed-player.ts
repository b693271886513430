import { fieldsWhere } from '../../kit/record-fields.ts';
import type { Season } from '../../registry/licences/season.ts';
import { birthYearOf, PLAYER_FIELDS, type Player } from '../../registry/players/player.ts';
import { highestTitle } from '../../titles/title.ts';
import type { KeptColumns } from './printed-paper.ts';

export const TOLD = fieldsWhere(PLAYER_FIELDS, 'printed', 'told');

/** What a list of a date and its season prints about a player according to the register, except for the club's name. */
export function columnsOfPlayer(facts: Player, season: number, date: string): KeptColumns {
  const [title, club, year] = [titleOn(facts, date), clubOn(facts, season, date), birthYearOf(facts)];
  // Field by field: a list has thousands of lines, and spreading objects takes several times as long.
  const columns: KeptColumns = { name: facts.name };
  for (const field of TOLD) tell(columns, facts, field);
  if (title !== undefined) columns.title = title;
  if (club !== undefined) columns.club = club;
  if (year !== undefined) columns.birthYear = year;
  return columns;
}

function tell<Field extends (typeof TOLD)[number]>(columns: Pick<Player, Field>, facts: Player, field: Field): void {
  const value = facts[field];
  if (value !== undefined) columns[field] = value;
}

/** The season of a day; the calendar year if no season contains it. */
export function seasonOn(seasons: readonly Season[], date: string): number {
  const own = seasons.find(({ from, to }) => from <= date && date <= to);
  return own?.number ?? Number(date.slice(0, 4));
}

function titleOn({ titles = [] }: Pick<Player, 'titles'>, date: string): string | undefined {
  if (titles.length === 0) return undefined;
  const held = titles.filter(({ on }) => on === undefined || on <= date).map(({ title }) => title);
  return highestTitle(held) ?? held[0];
}

/**
 * The club of the season's licence, from its day of issue; before that, the club of the previous licence (D-OFF-410).
 */
function clubOn({ licences, licensedOn }: Player, season: number, date: string): string | undefined {
  let newest: string | undefined;
  for (const own in licences) {
    if (Number(own) > season || (licensedOn?.[own] ?? date) > date) continue;
    if (newest === undefined || own > newest) newest = own;
  }
  const club = newest === undefined ? undefined : licences[newest];
  return club === '-' ? undefined : club;
}
