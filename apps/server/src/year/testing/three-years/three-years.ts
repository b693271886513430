import { type EventRecord, type GameRecord, type RandomBelow, seededRandom } from '@escala/core';
import { expect } from 'vitest';
import type { DrivenOffice } from './driven-office.ts';
import { LawOverTime, type LawRow, type Licensed } from './law-over-time.ts';

const DAY = 86_400_000;
const plus = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const CLUBS = ['mataro', 'olot', 'reus'] as const;
const CHILDREN = ['p10', 'p11', 'p12', 'p13'];
const SEASONS = [2017, 2018, 2019];

/** Something to do on a day. */
type Deed = () => Promise<void>;

/**
 * Three years of a federation, the same for the office and for the law: licences that lapse, are renewed, end early or
 * are entered late, transfers, changes of name, reports in time and late, weekly events in parts, corrections. Every
 * list is compared line by line.
 */
export class ThreeYears {
  readonly office: DrivenOffice;
  readonly #law: LawOverTime;
  readonly #random: RandomBelow;
  readonly #deeds = new Map<string, Deed[]>();
  readonly seen = new Set<string>();
  compared = 0;

  constructor(office: DrivenOffice, seed: number) {
    this.office = office;
    this.#law = new LawOverTime(office.firstList);
    this.#random = seededRandom(seed);
  }

  async live(until = '2020-01-02'): Promise<void> {
    await this.#found();
    for (let day = '2017-01-16'; day < until; day = plus(day, 1)) {
      if (day.endsWith('-01')) this.#on(day, () => this.#publish(day));
      if (day.endsWith('-03')) this.#planMonth(day);
      const deeds = this.#deeds.get(day) ?? [];
      if (deeds.length > 0) this.office.goTo(day);
      // The list comes first: reports accepted on its day come after it.
      for (const deed of deeds) await deed();
    }
    await this.#compareAll();
  }

  #on(day: string, deed: Deed): void {
    this.#deeds.set(day, [...(this.#deeds.get(day) ?? []), deed]);
  }

  #chance(percent: number): boolean {
    return this.#random(100) < percent;
  }

  async #found(): Promise<void> {
    const { office } = this;
    for (const club of CLUBS) await office.act('club.register', { club, name: `Club ${club}` });
    for (const number of SEASONS)
      await office.act('season.open', { number, from: `${number}-01-01`, to: `${number}-12-31` });
    for (let i = 0; i < 14; i++) {
      const year = i > 9 ? 2008 + this.#random(2) : 1950 + this.#random(55);
      const birthDate = i === 9 ? undefined : `${year}-0${1 + this.#random(9)}-1${this.#random(9)}`;
      const player: Licensed = {
        id: `p${i}`,
        name: `Player ${i}`,
        licences: new Map(),
        ...(birthDate && { birthDate }),
      };
      await office.act('player.register', { player: player.id, name: player.name, ...(birthDate && { birthDate }) });
      this.#law.players.set(player.id, player);
      if (this.#chance(75)) await this.#issue(player, 2017, '2017-01-15');
    }
    this.#planMonth('2017-01-16');
  }

  async #issue(player: Licensed, season: number, on: string): Promise<void> {
    const club = CLUBS[this.#random(CLUBS.length)]!;
    const version = await this.office.versionOf(player.id);
    await this.office.act('licence.issue', { player: player.id, version, season, club, on });
    player.licences.set(season, { club, on });
  }

  #planMonth(first: string): void {
    const season = Number(first.slice(0, 4));
    const some = (days: number): string => plus(first, this.#random(days));
    for (const player of this.#law.players.values()) {
      if (!player.licences.has(season) && this.#chance(first.slice(5, 7) === '01' ? 70 : 12)) {
        const day = some(22);
        // Some are entered after the day they start: a correction of the register, which revises lists.
        const on = this.#chance(25) ? plus(day, -this.#random(Number(day.slice(8)))) : day;
        this.#on(day, async () => {
          if (!player.licences.has(season)) await this.#issue(player, season, on);
        });
      }
      if (this.#chance(4)) this.#on(some(25), () => this.#end(player, season));
      if (this.#chance(5)) this.#on(some(25), () => this.#transfer(player, season));
      if (this.#chance(3)) this.#on(some(25), () => this.#rename(player));
    }
    for (let i = 0; i < 2; i++) this.#planEvent(`swiss-${first}-${i}`, some(24));
    if (Number(first.slice(5, 7)) % 3 === 1) this.#planWeekly(`weekly-${first}`, some(20));
    if (this.#chance(40)) this.#on(some(25), () => this.#correct());
  }

  async #end(player: Licensed, season: number): Promise<void> {
    const licence = player.licences.get(season);
    if (licence === undefined || licence.until !== undefined) return;
    const until = plus(licence.on, 20 + this.#random(60));
    if (until >= `${season}-12-31`) return;
    const version = await this.office.versionOf(player.id);
    await this.office.act('licence.end', { player: player.id, version, season, until });
    licence.until = until;
    this.seen.add('a licence ended');
  }

  async #transfer(player: Licensed, season: number): Promise<void> {
    const licence = player.licences.get(season);
    if (licence === undefined) return;
    const club = CLUBS.find((each) => each !== licence.club)!;
    const version = await this.office.versionOf(player.id);
    await this.office.act('licence.transfer', { player: player.id, version, season, club });
    licence.club = club;
    this.seen.add('a transfer');
  }

  async #rename(player: Licensed): Promise<void> {
    const name = `${player.name} bis`;
    const version = await this.office.versionOf(player.id);
    await this.office.act('player.amend', { player: player.id, version, name });
    player.name = name;
    this.seen.add('another name');
  }

  #games(rounds: number, dayOf: (round: number) => string, people: readonly string[]): GameRecord[] {
    return Array.from({ length: rounds }, (_, r) => {
      const order = people.toSorted(() => this.#random(3) - 1);
      return Array.from({ length: Math.floor(order.length / 2) }, (_, b): GameRecord => {
        const kind = this.#chance(8) ? 'forfeit' : this.#chance(4) ? 'adjudicated' : 'played';
        const result = (['1-0', '0-1', kind === 'forfeit' ? '1-0' : '1/2'] as const)[this.#random(3)]!;
        // One board of a round may be played early.
        const date = plus(dayOf(r + 1), b === 1 && this.#chance(15) ? -1 : 0);
        const [white, black] = [order[2 * b]!, order[2 * b + 1]!];
        return { round: r + 1, date, white, black, result, ...(kind !== 'played' && { kind }) };
      });
    }).flat();
  }

  #people(): string[] {
    const ids = [...this.#law.players.keys()].slice(0, 10);
    return ids.toSorted(() => this.#random(3) - 1).slice(0, 6);
  }

  #planEvent(id: string, start: string): void {
    const rounds = 2 + this.#random(2);
    const end = plus(start, rounds - 1);
    const games = this.#games(rounds, (round) => plus(start, round - 1), this.#people());
    const event: EventRecord = {
      id,
      type: 'swiss',
      start,
      end,
      timeControl: { minutes: 90, increment: 30 },
      rounds,
      games,
    };
    // In time, late, or registered only after the end (2.1).
    const after = plus(end, this.#chance(40) ? 5 + this.#random(70) : this.#random(4));
    const isLate = this.#chance(10);
    if (!isLate) this.#on(start, () => this.office.register(event));
    this.#on(after, async () => {
      if (isLate) await this.office.register(event);
      await this.office.report(event, games);
      this.#law.accept(event, after);
      this.seen.add('a report');
    });
  }

  #planWeekly(id: string, start: string): void {
    const rounds = 6;
    const dayOf = (round: number): string => plus(start, 7 * (round - 1));
    // Mostly children; if others join later, they play with another K, and earlier games keep theirs (16.3, D-FCE-28).
    const isOfChildren = this.#chance(60);
    const [few, later] = isOfChildren
      ? [CHILDREN, [...CHILDREN, ...this.#people().slice(0, 3)]]
      : [undefined, undefined];
    const people = this.#people();
    const joinedIn = 2 + this.#random(4);
    const games = [
      ...this.#games(rounds, dayOf, few ?? people).filter(({ round }) => round < joinedIn),
      ...this.#games(rounds, dayOf, later ?? people).filter(({ round }) => round >= joinedIn),
    ];
    const end = dayOf(rounds);
    const event: EventRecord = {
      id,
      type: 'swiss',
      start,
      end,
      timeControl: { minutes: 90, increment: 30 },
      rounds,
      games,
    };
    this.#on(start, () =>
      this.office.register(
        event,
        Array.from({ length: rounds }, (_, r) => dayOf(r + 1)),
      ),
    );
    let [from, reported] = [1, start];
    while (from <= rounds) {
      const part = { from, to: Math.min(rounds, from + this.#random(4)) };
      const own = games.filter(({ round }) => round >= part.from && round <= part.to);
      const earliest = dayOf(part.to) > reported ? dayOf(part.to) : reported;
      const day = plus(earliest, this.#chance(40) ? 5 + this.#random(40) : this.#random(3));
      this.#on(day, async () => {
        await this.office.report(event, own, part);
        this.#law.acceptPart({ ...event, games: [] }, own, day);
        this.seen.add('a part');
        if (isOfChildren && part.from > 1) this.seen.add('others join children');
      });
      [from, reported] = [part.to + 1, day];
    }
  }

  async #correct(): Promise<void> {
    const events = [...this.#law.events.values()].filter(({ id }) => !id.startsWith('weekly'));
    const event = events[this.#random(events.length)];
    const game = event?.games.find(({ kind }) => kind === undefined);
    if (event === undefined || game === undefined) return;
    const earlier = 1 + this.#random(20);
    if (this.#chance(40) && plus(event.start, -earlier) > '2017-01-01') {
      await this.#correctDates(event, earlier);
      return;
    }
    if (this.#chance(25)) {
      await this.office.correct({ kind: 'annulment', event: event.id });
      this.#law.events.delete(event.id);
      this.seen.add('an annulment');
      return;
    }
    const result = game.result === '1-0' ? '0-1' : '1-0';
    const { round, white, black } = game;
    await this.office.correct({ kind: 'result', event: event.id, round, white, black, result });
    const games = event.games.map((each) => (each === game ? { ...each, result } : each) as GameRecord);
    this.#law.events.set(event.id, { ...event, games });
    this.seen.add('a correction');
  }

  /** Different ratings, on the list that took the event in (D-FCE-20). */
  async #correctDates(event: EventRecord, earlier: number): Promise<void> {
    const [start, end] = [plus(event.start, -earlier), plus(event.end, -earlier)];
    const days = Array.from({ length: event.rounds! }, (_, r) => ({ round: r + 1, date: plus(start, r) }));
    await this.office.correct({ kind: 'dates', event: event.id, start, end, days });
    const games = event.games.map((game) => ({ ...game, date: days[game.round - 1]!.date }));
    this.#law.events.set(event.id, { ...event, start, end, games });
    this.seen.add('other dates');
  }

  async #publish(date: string): Promise<void> {
    await this.office.act('list.publish', { series: 'standard', date });
    this.#law.publish(date);
    await this.#compare(date, 'published', this.#law.published.at(-1)!.rows);
    await this.#compare(date, 'revised', this.#law.published.at(-1)!.rows);
  }

  /** Published lists have never changed; revised ones are what the law makes of today's record. */
  async #compareAll(): Promise<void> {
    const revised = this.#law.revised();
    for (const [i, { date, rows }] of this.#law.published.entries()) {
      await this.#compare(date, 'published', rows);
      await this.#compare(date, 'revised', revised[i]!);
      if (JSON.stringify(rows) !== JSON.stringify(revised[i])) this.seen.add('a revised list');
    }
  }

  async #compare(date: string, edition: 'published' | 'revised', rows: readonly LawRow[]): Promise<void> {
    const published = this.#law.published.find((list) => list.date === date)!;
    const wasOn = new Set(published.rows.filter(isListed).map(({ id }) => id));
    const expected = rows.filter(isListed).map((row) => ({ ...row, ...published.columns.get(row.id) }));
    for (const { status } of rows) this.seen.add(`status ${status}`);
    const found = await this.office.list(date, edition);
    // A player who entered a list only through a revision has no
    // printed name or club there: only the figures are compared.
    const compared = (row: object & { readonly id: string }): object =>
      Object.fromEntries(
        (wasOn.has(row.id) ? [...FIGURES, 'name', 'club'] : FIGURES).map((field) => [field, row[field as never]]),
      );
    expect(byId(found).map(compared), `${edition} list of ${date}`).toEqual(byId(expected).map(compared));
    this.compared += found.length;
  }
}

const isListed = ({ status }: LawRow): boolean => status !== 'lapsed';

const FIGURES = ['id', 'rating', 'previous', 'change', 'k0', 'k', 'games', 'status'];

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
