import { type Day, type FederationColumns, type ListSheet, listInForce, NO_DAY, sheetWithLines } from '@escala/core';
import type { Amend, AmendTerms } from '../../contracts/rating.ts';
import { type AmendedList, type Amendment, amendLists, eventsWithout } from '../../shared/amend/amend-lists.ts';
import { MarkedPlayers } from '../../shared/amend/marked-players.ts';
import { eventsByPeriod, licensedByDay } from '../events/events-by-period.ts';
import { earliestOf, knownEvents, knownTerms } from '../events/known-events.ts';
import { rhythmOf } from '../events/rhythm.ts';
import { type Rules, revisionOf, rulesInForce, sameRules } from '../parameters.ts';
import { AmendedIncrements, AmendedPlayers } from './amended-players.ts';
import { amendSums, eventsInQuestion, type PlayersInQuestion, type TwoPeriods } from './amended-sums.ts';
import { type CarriedPlayers, copyOfPlayers, takeSources } from './history.ts';
import { hasRating } from './list.ts';
import { clearRow } from './period-sheet.ts';
import { type OpenPeriod, openDesk, openPeriod, type PeriodDesk } from './rate-period.ts';
import type { SeasonIncrements } from './standing.ts';

/**
 * See the contract. Both histories advance list by list; the earlier one, and everything unchanged, is read from the
 * kept lists.
 */
export const amend: Amend = (record, terms) => amendLists(new AmendmentOfGames(record, terms), terms);

/** The earlier or the current history; players and lists advance with it. */
interface World {
  readonly players: CarriedPlayers;
  readonly lists: { readonly days: Day[]; readonly ratings: Int16Array[] };
  readonly federation: FederationColumns;
}

function worldOf(record: FederationColumns, players: CarriedPlayers): World {
  const lists = { days: [...record.lists.days], ratings: [...record.lists.ratings] };
  return { players, lists, federation: { ...record, players, lists } };
}

class AmendmentOfGames implements Amendment {
  readonly #record: FederationColumns;
  readonly #terms: AmendTerms;
  readonly #before: World;
  readonly #after: World;
  /** Only the event's earlier version, in the earlier history. */
  readonly #gone: FederationColumns;
  readonly #eventsOf: readonly Int32Array[];
  readonly #goneIn: readonly Int32Array[];
  readonly #licensedOn: (listDay: Day) => Uint8Array;
  readonly #players: PlayersInQuestion;
  readonly #carried: AmendedPlayers;
  /** Players whose line differed on any list; and the last list on which the rating did. */
  readonly #ever: MarkedPlayers;
  readonly #lastOther: Int32Array;
  readonly #looked: MarkedPlayers;
  #rules: Rules;
  #desks: Readonly<Record<'gone' | 'before' | 'after', PeriodDesk>>;

  constructor(record: FederationColumns, terms: AmendTerms) {
    this.#record = record;
    this.#terms = terms;
    const listDays = terms.kept.map(({ day }) => day);
    this.#carried = new AmendedPlayers(
      copyOfPlayers(record.players, listDays),
      copyOfPlayers(record.players, listDays),
    );
    this.#before = worldOf(record, this.#carried.before);
    this.#after = worldOf(record, this.#carried.after);
    const { events, games } = terms.before;
    this.#gone = { ...this.#before.federation, events, games };
    const periodsOf = (columns: Pick<FederationColumns, 'events' | 'games'>): readonly Int32Array[] =>
      eventsByPeriod(columns.events, knownEvents(columns).days, listDays, record.lists.days.at(-1));
    this.#eventsOf = eventsWithout(periodsOf(record), terms.without);
    this.#goneIn = periodsOf(terms.before);
    this.#licensedOn = licensedByDay(record.players);
    const { count } = record.players;
    const marked = (): MarkedPlayers => new MarkedPlayers(count);
    this.#players = {
      differing: marked(),
      moved: marked(),
      whole: marked(),
      only: marked(),
      doubtful: marked(),
      concerned: marked(),
    };
    this.#ever = marked();
    this.#looked = marked();
    this.#lastOther = new Int32Array(count).fill(-1);
    this.#rules = rulesInForce(revisionOf(terms.revision), listDays[0] ?? 0);
    this.#desks = this.#openDesks();
  }

  #openDesks(): Readonly<Record<'gone' | 'before' | 'after', PeriodDesk>> {
    const rules = this.#rules;
    const desk = (federation: FederationColumns, increments?: SeasonIncrements): PeriodDesk =>
      openDesk(federation, rules, knownTerms(federation, rules), increments);
    const before = desk(this.#before.federation);
    const { increments } = before;
    return {
      gone: desk(this.#gone, increments),
      before,
      after: desk(this.#after.federation, new AmendedIncrements(rules, this.#carried, increments)),
    };
  }

  /** Number of players whose standing may differ. */
  get differ(): number {
    return this.#players.differing.all.length;
  }

  /** The list if it has changed, with the changed lines. */
  next(list: number): AmendedList | undefined {
    const kept = this.#terms.kept[list]!;
    const rules = rulesInForce(revisionOf(this.#terms.revision), kept.day);
    if (!sameRules(this.#rules, rules)) {
      this.#rules = rules;
      this.#desks = this.#openDesks();
    }
    const { after, increments } = this.#sums(list, kept);
    const concerned = Int32Array.from(this.#players.concerned.all).sort();
    const lines = this.#carried.linesOf(after, kept, concerned, increments);
    for (const player of concerned) clearRow(after.desk.sheet, player);
    const { players } = lines;
    const sheet = players.length === 0 ? kept : sheetWithLines(kept, lines);
    const number = this.#before.lists.days.push(kept.day) - 1;
    this.#after.lists.days.push(kept.day);
    this.#before.lists.ratings.push(kept.rating);
    this.#after.lists.ratings.push(sheet.rating);
    players.forEach((player, i) => {
      if (lines.rating[i] !== kept.rating[player]) this.#lastOther[player] = number;
      this.#ever.add(player);
      this.#players.differing.add(player);
    });
    return players.length === 0 ? undefined : { sheet, lines };
  }

  /** Rates the differences until it is known which players they concern. */
  #sums(list: number, kept: ListSheet): { readonly after: OpenPeriod; readonly increments: SeasonIncrements[] } {
    const { differing, whole } = this.#players;
    const { players } = this.#record;
    takeSources(this.#before.players, players, this.#terms.sourcesBefore(list));
    takeSources(this.#after.players, players, this.#terms.sourcesOf(list));
    this.#mark(list, kept.day);
    whole.clear();
    for (const player of differing.all) if (!hasRating(kept.status[player]!)) whole.add(player);
    const increments = [this.#desks.before.increments, this.#desks.after.increments];
    const events = this.#ofRhythm(list, kept.day);
    for (;;) {
      const periods = this.#open(list, kept, events);
      const known = differing.all.length;
      const [was, is] = [periods.before.firstRatings, periods.after.firstRatings];
      for (const player of this.#looked.all) if (was[player] !== is[player]) this.#differs(player);
      if (differing.all.length === known && amendSums(periods, this.#players))
        return { after: periods.after, increments };
    }
  }

  /**
   * Marks players who may differ: in what a list carries over, in a rating used by an event of the period, or in
   * ratings taken over.
   */
  #mark(list: number, listDay: Day): void {
    const { differing, moved } = this.#players;
    const earliest = earliestOf(this.#record, this.#eventsOf[list]!, listDay);
    const from = Math.max(0, listInForce(this.#before.lists, earliest));
    const last = this.#before.lists.days.length - 1;
    differing.clear();
    moved.clear();
    // An event reported late may use a list that earlier periods no longer used.
    for (const player of this.#ever.all) {
      const isCarried = this.#carried.differs(player);
      if (isCarried || this.#lastOther[player]! >= from) differing.add(player);
      if (isCarried || this.#lastOther[player] === last) moved.add(player);
    }
    for (const player of this.#terms.otherSources(list)) if (this.#mayTakeOver(player)) this.#differs(player);
  }

  /**
   * Whether a rating from elsewhere may be used: for a first rating, or for a new one if the player has not played
   * since (10.3, 11.4).
   */
  #mayTakeOver(player: number): boolean {
    const isRated = ({ lists }: World): boolean => Boolean(lists.ratings.at(-1)?.[player]);
    return !isRated(this.#before) || !isRated(this.#after) || this.#carried.before.lastEventDay[player] === NO_DAY;
  }

  #differs(player: number): void {
    this.#players.differing.add(player);
    this.#players.moved.add(player);
  }

  /** Events of a list in its rhythm (3.1): the participants of the others need not be examined. */
  #ofRhythm(list: number, listDay: Day): Int32Array {
    const { rhythm = 'standard' } = this.#terms;
    const { terms } = this.#desks.after;
    return this.#eventsOf[list]!.filter((event) => rhythmOf(terms(event, listDay).pace) === rhythm);
  }

  #open(list: number, kept: ListSheet, all: Int32Array): TwoPeriods {
    const { rhythm = 'standard', event } = this.#terms;
    const gone = this.#goneIn[list]!;
    const events = eventsInQuestion(this.#record, all, event, this.#players);
    this.#lookAtUnrated(events, gone.length > 0);
    const looked = this.#looked;
    // D-OFF-1.
    const keepsRatings = this.#record.players.licences !== undefined;
    const terms = { rhythm, listDay: kept.day, licensed: this.#licensedOn(kept.day), keepsRatings, looked };
    const open = (columns: FederationColumns, desk: PeriodDesk, own: Int32Array): OpenPeriod =>
      openPeriod(columns, this.#rules, { ...terms, events: own }, desk);
    const others = event !== undefined && all.includes(event) ? all.filter((each) => each !== event) : all;
    const after = open(this.#after.federation, this.#desks.after, all);
    const periods = {
      gone: gone.length === 0 ? undefined : open(this.#gone, this.#desks.gone, gone),
      before: open(this.#before.federation, this.#desks.before, others),
      after: { ...after, period: { ...after.period, events } },
      event,
      kept,
    };
    if (periods.gone !== undefined) joinFirstRatings(periods.gone, periods.before);
    return periods;
  }

  /** Marks unrated players among those in question: they may get a first rating. */
  #lookAtUnrated(events: Int32Array, withGone: boolean): void {
    const looked = this.#looked;
    const { participants, participantsFrom } = this.#record.events;
    const [was, is] = [this.#before.lists.ratings.at(-1), this.#after.lists.ratings.at(-1)];
    const look = (player: number): void => {
      if (!was?.[player] || !is?.[player]) looked.add(player);
    };
    looked.clear();
    for (const event of events)
      for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) look(participants[i]!);
    if (withGone) for (const player of this.#gone.events.participants) look(player);
    for (const player of this.#players.differing.all) look(player);
    for (const player of this.#players.whole.all) look(player);
  }
}

/** A first rating due to a game of the removed event also applies in the other events, and vice versa (D-FCE-21). */
function joinFirstRatings(gone: OpenPeriod, before: OpenPeriod): void {
  for (const player of gone.federation.events.participants) {
    const rating = Math.max(gone.firstRatings[player]!, before.firstRatings[player]!);
    gone.firstRatings[player] = rating;
    before.firstRatings[player] = rating;
  }
}
