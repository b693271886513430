import { playerCategories } from '@escala/regulations';
import { fieldsWhere } from '../../kit/record-fields.ts';
import type { Kept } from '../../ports.ts';
import { amended } from '../../registry/as-seen.ts';
import { NO_CLUB, withLicence } from '../../registry/licences/licence-facts.ts';
import { birthYearOf, PLAYER_FIELDS, type Player } from '../../registry/players/player.ts';
import { birthRefusals } from '../../registry/players/player-facts.ts';
import { mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { earlier } from '../../registry/players/taken-facts.ts';
import { printedTitle } from '../../titles/title.ts';
import type { Doubt } from '../doubt.ts';
import { openingsWithGames } from './games-of-years.ts';
import type { ImportedPlayer } from './player-row.ts';
import type { RowTerms } from './register-of-players.ts';

type Tell = (code: Doubt['code'], values: Doubt['values']) => void;

/** A player completed from a row. Facts on record stay if the row differs, with a doubt. */
export function completedPlayer({ id, body }: Kept<Player>, row: ImportedPlayer, terms: RowTerms, tell: Tell): Player {
  const born = bornFacts(body, row, terms, tell);
  const told = { ...row, nationality: nationalityOf(row, tell), category: categoryOf(row) };
  const withFacts = amended(body, {
    ...born,
    ...Object.fromEntries(AGREED.map((field) => [field, agreed(field, body[field], told[field], tell)])),
    fide: fideOf(id, body, row, terms, tell),
    titles: titlesOf(body, row, tell),
    opening: row.games === undefined ? undefined : openingsWithGames(body, row, terms, tell),
  });
  const licensed = withLicences(withFacts, row, terms, tell);
  return amended(licensed, {
    ...Object.fromEntries(KEPT.map((field) => [field, body[field] ?? row[field] ?? licensed[field]])),
    ...Object.fromEntries(EARLIER.map((field) => [field, earlier(row[field], licensed[field])])),
  });
}

const AGREED = fieldsWhere(PLAYER_FIELDS, 'imported', 'agreed');
const KEPT = fieldsWhere(PLAYER_FIELDS, 'imported', 'kept');
const EARLIER = fieldsWhere(PLAYER_FIELDS, 'imported', 'earlier');

/** The value on record, or else the row's. */
function agreed<Value extends string | number>(
  field: string,
  own: Value | undefined,
  theirs: Value | undefined,
  tell: Tell,
): Value | undefined {
  if (own !== undefined && theirs !== undefined && own !== theirs)
    tell('import-facts-differ', { name: field, own, theirs });
  return own ?? theirs;
}

function bornFacts(body: Player, row: ImportedPlayer, { today }: RowTerms, tell: Tell): Partial<Player> {
  const [wrong] = birthRefusals(row, today);
  if (wrong !== undefined) {
    tell('import-birth-wrong', { date: row.birthDate ?? row.birthYear ?? '' });
    return {};
  }
  if (!mayBeBornAlike(body, row)) {
    const shown = (of: Pick<Player, 'birthDate' | 'birthYear'>) => of.birthDate ?? birthYearOf(of) ?? '';
    tell('import-facts-differ', { name: 'birthDate', own: shown(body), theirs: shown(row) });
    return {};
  }
  const birthDate = body.birthDate ?? row.birthDate;
  const birthYear = birthDate === undefined ? (body.birthYear ?? row.birthYear) : null;
  return { birthDate, birthYear } as Partial<Player>;
}

function nationalityOf({ nationality }: ImportedPlayer, tell: Tell): string | undefined {
  if (nationality === undefined || /^[A-Z]{3}$/.test(nationality)) return nationality;
  tell('import-nationality-unknown', { found: nationality });
  return undefined;
}

/** One of our own categories if it matches; other rule books have others. */
function categoryOf({ category }: ImportedPlayer): string | undefined {
  return playerCategories.find((each) => each === category?.toLowerCase()) ?? category;
}

function titlesOf({ titles = [] }: Player, { title }: ImportedPlayer, tell: Tell): Player['titles'] {
  if (title === undefined) return undefined;
  const printed = printedTitle(title);
  if (printed === undefined) tell('import-title-unknown', { found: title });
  if (printed === undefined || titles.some((held) => held.title === printed)) return undefined;
  return [...titles, { title: printed }];
}

function fideOf(
  id: string,
  { fide }: Player,
  { fideId }: ImportedPlayer,
  { players }: RowTerms,
  tell: Tell,
): Player['fide'] {
  if (fideId === undefined || fide?.id === fideId) return undefined;
  if (fide?.id !== undefined) {
    tell('import-facts-differ', { name: 'fideId', own: fide.id, theirs: fideId });
    return undefined;
  }
  const { player: holder, by } = players.recognise({ fideId });
  if (by !== 'fide-id' || holder === undefined || holder.id === id) return { ...fide, id: fideId };
  tell('import-fide-id-taken', { fideId, holder: holder.id, name: holder.body.name });
  return undefined;
}

function withLicences(player: Player, row: ImportedPlayer, { seasons, clubs }: RowTerms, tell: Tell): Player {
  let licensed = player;
  const club = row.club === undefined ? NO_CLUB : clubs.idOf(row.club);
  if (club === undefined) tell('import-club-unknown', { club: row.club ?? '' });
  for (const number of row.seasons ?? []) {
    const season = seasons.get(number);
    const held = licensed.licences[number];
    if (season === undefined) tell('import-season-unknown', { season: number });
    else if (held === undefined)
      licensed = withLicence(licensed, { season: number, club: club ?? NO_CLUB, on: row.federatedOn ?? season.from });
    else if (club !== undefined && held !== club)
      tell('import-licence-differs', { season: number, own: held, theirs: club });
  }
  return licensed;
}
