import { type Day, EVENT_FLAGS, EVENT_TYPES, type EventColumns, type Finding, type PlayerColumns } from '@escala/core';
import { type Periodicity, periodicityOf, saidOf } from '../lists/list-calendar.ts';
import type { Rules } from '../parameters.ts';
import { homologationFindings } from './homologation.ts';
import { isUnder12Event, mayHalveFactor, type Pace, paceOf } from './rhythm.ts';
import type { RoundDays } from './rounds.ts';

/** Why K differs from the published one for everybody: see the articles in `factor-k.ts`. */
export type FactorTerm = 'published' | 'half-blitz' | 'half-active' | 'under-12';

/**
 * How the regulation classifies an event, before any game is examined; for an event in parts, as known at the time of a
 * list.
 */
export interface EventTerms {
  readonly pace: Pace;
  readonly periodicity: Periodicity;
  /** Parts of it were evaluated separately (8.3). */
  readonly inParts: boolean;
  readonly factor: FactorTerm;
  /** The common K of an under-12 event, else 0. */
  readonly commonFactor: number;
  readonly findings: readonly Finding[];
}

/** The terms of an event for the list of a given day. */
export type TermsOfEvents = (event: number, listDay: Day) => EventTerms;

const NONE: readonly Finding[] = [];

/** What a survey needs besides the rounds. */
export interface SurveyedColumns {
  readonly events: EventColumns;
  readonly players: Pick<PlayerColumns, 'birthYear'>;
}

/** Determines the terms of events. */
export class EventSurvey {
  readonly #columns: SurveyedColumns;
  readonly #rules: Rules;
  readonly #roundsOf: (event: number) => RoundDays;
  /** Most events share one of a few terms, so each has a single object. */
  readonly #without: EventTerms[] = [];

  constructor(
    { events, players: { birthYear } }: SurveyedColumns,
    rules: Rules,
    roundsOf: (event: number) => RoundDays,
  ) {
    // Nothing else is kept, as a survey may outlive the lists of its federation.
    this.#columns = { events, players: { birthYear } };
    this.#rules = rules;
    this.#roundsOf = roundsOf;
  }

  terms(event: number, listDay: Day): EventTerms {
    const { players, events } = this.#columns;
    const rules = this.#rules;
    const pace = paceOf(rules, events.minutesFor60[event]!);
    const rounds = this.#roundsOf(event);
    const under12 = isUnder12Event(rules, players, events, event, listDay);
    const asksHalf = (events.flags[event]! & EVENT_FLAGS.halfK) !== 0;
    const grantsHalf = asksHalf && mayHalveFactor(rules, pace, events.fixedMinutes[event]!);
    const findings = homologationFindings(rules, {
      event: events.ids[event]!,
      pace,
      team: EVENT_TYPES[events.type[event]!] === 'team',
      startDay: events.startDay[event]!,
      endDay: events.endDay[event]!,
      rounds,
      fixedMinutes: events.fixedMinutes[event]!,
      refusedHalfFactor: asksHalf && !grantsHalf && pace !== 'blitz',
    });
    const said = saidOf(events, event);
    const terms = {
      pace,
      periodicity: periodicityOf(rules, rounds, said),
      inParts: said.inParts,
      factor: factorTerm(pace, under12, grantsHalf),
      commonFactor: under12 ? (pace === 'standard' ? rules.under12StandardFactor : rules.under12RapidFactor) : 0,
    };
    return findings.length === 0 ? this.#withoutFindings(terms) : { ...terms, findings };
  }

  #withoutFindings(terms: Omit<EventTerms, 'findings'>): EventTerms {
    const known = this.#without.find(
      ({ pace, periodicity, inParts, factor, commonFactor }) =>
        pace === terms.pace &&
        periodicity === terms.periodicity &&
        inParts === terms.inParts &&
        factor === terms.factor &&
        commonFactor === terms.commonFactor,
    );
    if (known !== undefined) return known;
    const made = { ...terms, findings: NONE };
    this.#without.push(made);
    return made;
  }
}

/**
 * The under-12 K is given for both rhythms and is not halved again (D-FCE-11); blitz has half K without a request
 * (16.5a), and a standard event that requests it is refused (5.3, D-FCE-18).
 */
function factorTerm(pace: Pace, under12: boolean, grantsHalf: boolean): FactorTerm {
  if (under12) return 'under-12';
  if (pace === 'blitz') return 'half-blitz';
  return grantsHalf ? 'half-active' : 'published';
}
