import type { EventRecord, GameRecord, HeadToHeadInput, PlayerFacts, PublishedList } from '@escala/core';
import { oracle } from '@escala/regulations/fce-2016/testing';

/**
 * The law over time, slow and obvious (fce-2016 2.1, 8.1 to 8.3, 9.1): after each act
 * everything is recomputed from the first list on, one document after the other, each
 * rated by the slow second implementation. It shares nothing with the office.
 */
export interface Licensed {
  readonly id: string;
  name: string;
  readonly birthDate?: string;
  /** By season. */
  readonly licences: Map<number, { club: string; readonly on: string; until?: string }>;
}

export interface LawRow {
  readonly id: string;
  readonly rating: number | null;
  readonly previous?: number | null;
  readonly change?: number;
  readonly k0?: number;
  readonly k?: number;
  readonly games?: number;
  readonly status: string;
}

/** What a list prints besides the figures (9.1, D-FCE-23). */
interface LawColumns {
  readonly name: string;
  readonly club: string;
}

interface PublishedLaw {
  readonly date: string;
  readonly rows: readonly LawRow[];
  readonly columns: ReadonlyMap<string, LawColumns>;
}

export class LawOverTime {
  readonly players = new Map<string, Licensed>();
  readonly events = new Map<string, EventRecord>();
  readonly published: PublishedLaw[] = [];
  readonly firstList: string;

  constructor(firstList: string) {
    this.firstList = firstList;
  }

  /**
   * D-FCE-20: the day of acceptance if it is within the period of the coming list, else the date of the previous list.
   */
  evaluatedOn(today: string): string | undefined {
    const before = this.published.at(-1)?.date;
    const next = before === undefined ? this.firstList : monthAfter(before);
    if (today >= (before ?? '') && today < next) return today;
    return before;
  }

  accept(event: EventRecord, today: string): void {
    const evaluatedOn = this.evaluatedOn(today);
    this.events.set(event.id, { ...event, ...(evaluatedOn !== undefined && { evaluatedOn }) });
  }

  /** 8.3: rounds of a weekly event, together with games accepted before. */
  acceptPart(event: EventRecord, games: readonly GameRecord[], today: string): void {
    const evaluatedOn = this.evaluatedOn(today);
    const before = this.events.get(event.id)?.games ?? [];
    const part = games.map((game) => ({ ...game, ...(evaluatedOn !== undefined && { evaluatedOn }) }));
    this.events.set(event.id, { ...event, weekly: true, games: [...before, ...part] });
  }

  publish(date: string): void {
    const rows = this.history([...this.published.map((list) => list.date), date]).at(-1)!;
    const columns = new Map(
      [...this.players.values()].map(({ id, name, licences }) => {
        const club = licences.get(Number(date.slice(0, 4)))?.club ?? '-';
        return [id, { name, club }] as const;
      }),
    );
    this.published.push({ date, rows, columns });
  }

  /** The lists according to today's record. */
  revised(): readonly (readonly LawRow[])[] {
    return this.history(this.published.map(({ date }) => date));
  }

  history(dates: readonly string[]): readonly (readonly LawRow[])[] {
    let carried = new Map<string, Pick<PlayerFacts, 'lastEventOn' | 'firstRatedOn' | 'gamesByYear'>>();
    const lists: PublishedList[] = [];
    return dates.map((listDate) => {
      const players = [...this.players.values()].map((player) => factsOf(player, listDate, carried.get(player.id)));
      const input: HeadToHeadInput = {
        format: 'escala/rating-input@1',
        regulation: 'fce-2016',
        rhythm: 'standard',
        listDate,
        players,
        lists: [...lists],
        events: [...this.events.values()],
      };
      const output = ruled(input);
      const rows = output.list as LawRow[];
      const year = eveOf(listDate).slice(0, 4);
      const forfeits = forfeitsOf(input);
      carried = new Map(
        players.map((player) => {
          const lines = output.ledger.filter((line) => line.player === player.id);
          const row = rows.find(({ id }) => id === player.id);
          const counted = lines.filter((line) => !forfeits.has(`${line.event} ${line.round} ${player.id}`)).length;
          const isFirst =
            ['new', 'reassigned'].includes(row?.status ?? '') || (row?.status === 'lapsed' && row.previous === null);
          const { lastEventOn, firstRatedOn, gamesByYear = {} } = carried.get(player.id) ?? {};
          return [
            player.id,
            {
              lastEventOn: lines.length > 0 ? eveOf(listDate) : lastEventOn,
              firstRatedOn: isFirst ? listDate : firstRatedOn,
              gamesByYear: { ...gamesByYear, [year]: (gamesByYear[year] ?? 0) + counted },
            },
          ] as const;
        }),
      );
      // A player off the list keeps the rating; a lapsed one keeps the changed rating.
      const ratings: Record<string, number> = { ...lists.at(-1)?.ratings };
      for (const { id, rating } of rows) if (rating !== null) ratings[id] = rating;
      lists.push({ date: listDate, ratings });
      return listDate.endsWith('-01-01') ? withNewFactors(input, carried, rows) : rows;
    });
  }
}

const rulings = new Map<string, ReturnType<typeof oracle>>();

/** The oracle is slow: a question repeated for every engine and after every act is answered once. */
function ruled(input: HeadToHeadInput): ReturnType<typeof oracle> {
  const question = JSON.stringify(input);
  const ruling = rulings.get(question) ?? oracle(input);
  rulings.set(question, ruling);
  return ruling;
}

/** A list of 1 January prints K's that include the games of its own period (D-FCE-15). */
function withNewFactors(
  input: HeadToHeadInput,
  carried: ReadonlyMap<string, Pick<PlayerFacts, 'gamesByYear'>>,
  rows: readonly LawRow[],
): LawRow[] {
  const players = input.players.map((player) => ({ ...player, gamesByYear: carried.get(player.id)!.gamesByYear }));
  const factors = new Map((ruled({ ...input, players }).list as LawRow[]).map((row) => [row.id, row.k]));
  return rows.map((row) => (row.k === undefined ? row : { ...row, k: factors.get(row.id)! }));
}

function factsOf(
  { id, name, birthDate, licences }: Licensed,
  listDate: string,
  carried: Pick<PlayerFacts, 'lastEventOn' | 'firstRatedOn' | 'gamesByYear'> | undefined,
): PlayerFacts {
  const terms = [...licences].map(([season, { on, until }]) => ({
    from: on > `${season}-01-01` ? on : `${season}-01-01`,
    until: until ?? `${season}-12-31`,
  }));
  const known = Object.fromEntries(Object.entries(carried ?? {}).filter(([, value]) => value !== undefined));
  if (terms.length === 0) return { id, name, federated: false };
  return {
    id,
    name,
    ...(birthDate !== undefined && { birthDate }),
    federated: terms.some(({ from, until }) => from <= listDate && listDate <= until),
    licence: terms,
    federatedOn: [...licences.values()][0]!.on,
    firstSeason: Math.min(...licences.keys()),
    ...known,
  };
}

function forfeitsOf({ events }: HeadToHeadInput): Set<string> {
  return new Set(
    events.flatMap(({ id, games }) =>
      games
        .filter(({ kind }) => kind === 'forfeit')
        .flatMap(({ round, white, black }) => [`${id} ${round} ${white}`, `${id} ${round} ${black}`]),
    ),
  );
}

function monthAfter(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function eveOf(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}
