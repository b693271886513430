import type { RatingList, RatingLists } from '@escala/core';
import { textIfAny } from '@escala/messages';
import type { Identity, Site } from '../../kit/site.ts';
import { dateInWords } from '../format.ts';
import type { Column } from '../table.ts';
import type { EventField } from './event-field.ts';

interface Words extends Pick<Site, 'translate'> {
  readonly federation: {
    readonly name: string;
    readonly identity?: Pick<Identity, 'listNames' | 'shortName'> | undefined;
  };
}

const OF_FEDERATION = 'series:';

/**
 * In the reader's language, if the federation has named its lists in it. A list with FIDE in its name is followed by
 * the federation's name, to distinguish the two (D-OFF-1010).
 */
export function nameOfList({ translate, federation }: Words, { list, name }: RatingList): string {
  if (!list.startsWith(OF_FEDERATION)) return name ?? textIfAny(translate, `web.rating-list.${list}`) ?? list;
  const series = list.slice(OF_FEDERATION.length);
  const own = federation.identity?.listNames?.[series] ?? name ?? series;
  return /\bFIDE\b/i.test(own) ? `${own} (${federation.identity?.shortName ?? federation.name})` : own;
}

/**
 * Which list a player's rating is from, or that it was entered by hand; undefined if no player's rating is from a list.
 */
export function ratingListOf(site: Words, { lists, players, get }: EventField, id: string): string | undefined {
  const { rating, ratingFrom } = get(id) ?? {};
  if (rating === undefined || !players.some((player) => player.ratingFrom !== undefined)) return undefined;
  if (ratingFrom === undefined) return site.translate('web.rating-list.told');
  return nameOfList(site, lists?.lists.find(({ list }) => list === ratingFrom) ?? { list: ratingFrom });
}

/** The column beside the ratings of an event (D-OFF-510); none if no rating is from a list. */
export const ratingListColumn = <Row>(
  site: Site,
  field: EventField,
  idOf: (row: Row) => string,
  kind = 'wide quiet small',
): Column<Row> | false =>
  field.players.some(({ ratingFrom }) => ratingFrom !== undefined) && [
    'web.word.list',
    (row) => ratingListOf(site, field, idOf(row)),
    kind,
  ];

/** The lists of an event in order, with their dates if fixed, as a text. */
export function ratingListsText(site: Words & Pick<Site, 'language'>, { take, lists }: RatingLists): string {
  const named = lists.map((each) =>
    each.date === undefined ? nameOfList(site, each) : `${nameOfList(site, each)} (${dateInWords(site, each.date)})`,
  );
  const [only] = named;
  return named.length === 1 ? only! : site.translate(`web.rating-list.take-${take}`, { lists: named.join(', ') });
}
