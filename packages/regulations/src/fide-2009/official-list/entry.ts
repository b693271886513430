import { type Day, dayFrom, type IsoDate, type ListRow, yearOf } from '@escala/core';

/** What the office knows of a player beside the rating. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly federation?: string | undefined;
  readonly birthDate?: IsoDate | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  /** Day from which an inactive player has been so. */
  readonly inactiveSince?: Day | undefined;
}

/** 7.12: a line of the official list. A delisted player has one too, without a rating (7.21). */
export interface OfficialEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly federation: string | null;
  readonly rating: number | null;
  readonly games: number;
  readonly birthYear: number | null;
  readonly sex: 'f' | 'm' | null;
  readonly k: number;
  readonly mark: 'active' | 'inactive' | 'delisted';
  readonly inactiveSince: Day | null;
}

/** The line of a player; undefined for somebody whose first rating is not published yet. */
export function officialEntry(row: ListRow, person: Person): OfficialEntry | undefined {
  if (row.k === undefined || row.games === undefined) return undefined;
  const mark = row.status === 'inactive' || row.status === 'delisted' ? row.status : 'active';
  return {
    id: person.id,
    name: person.name,
    title: person.title ?? null,
    federation: person.federation ?? null,
    rating: row.rating,
    games: row.games,
    birthYear: person.birthDate === undefined ? null : yearOf(dayFrom(person.birthDate)),
    sex: person.sex ?? null,
    k: row.k,
    mark,
    inactiveSince: mark === 'inactive' ? (person.inactiveSince ?? null) : null,
  };
}
