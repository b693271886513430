import { type EventType, entryOf } from '@escala/core';
import { number, points } from '@escala/messages';
import {
  type CompetitionId,
  type CompetitionRuleBook,
  type CompetitionSystem,
  competitionBookOf,
  competitionBooks,
  ruleBookOf,
  type TeamRuleBook,
  type TitleRuleBook,
  titleBookOf,
  unnamedBook,
  usualBook,
} from '@escala/regulations';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

/** What an event, or its document, says about its rules. */
export interface Played {
  readonly rules?: string | undefined;
  readonly system?: string | undefined;
}

const ALL: readonly CompetitionRuleBook[] = Object.values(competitionBooks);

/**
 * An event without a book gets tables by the book that documents
 * without one mean; only these parts are needed (D-OFF-480).
 */
const { id, title, inForceFrom, revisions, parameters, decisions, systems, standings, fide, prizes } = unnamedBook;
const PARTS = { id, title, inForceFrom, revisions, parameters, decisions, systems, standings, prizes };
const WITHOUT_BOOK: CompetitionRuleBook = { ...PARTS, ...(fide && { fide }) };

/** The competition book of an event. */
export const bookOf = ({ rules, system }: Played): CompetitionRuleBook =>
  competitionBookOf(rules ?? '') ??
  // D-OFF-1240: a document without a book may have a system of FIDE's.
  (system === undefined || Object.hasOwn(systems, system) ? WITHOUT_BOOK : usualBook);

/** The same for a form: an event without a book is only reported here. */
export const bookOfForm = ({ rules }: Played): CompetitionRuleBook =>
  competitionBookOf(rules ?? '') ?? { ...WITHOUT_BOOK, systems: {}, standings: { ...standings, tieBreaks: {} } };

/** Its pairing system; undefined if it is paired elsewhere. */
export const systemOf = (played: Played): CompetitionSystem | undefined =>
  played.system === undefined ? undefined : entryOf(bookOf(played).systems, played.system);

/**
 * Paired by a table of numbers, so that all rounds are known
 * before the first; a knockout waits for its winners (D-RR-4).
 */
export const isScheduled = (system: CompetitionSystem | undefined): boolean =>
  system?.pairedBy === 'schedule' && system.eventType !== 'knockout';

/** Rounds needed for a field, if its system specifies them: by players, or by teams. */
export function roundsNeededBy(
  system: CompetitionSystem | undefined,
  players: readonly { readonly team?: string | undefined }[],
): number | undefined {
  const named = players.flatMap(({ team }) => team ?? []);
  const teams = new Set(named).size + players.length - named.length;
  return teams < 2 ? undefined : system?.roundsNeeded?.(players.length, teams);
}

/** The pairing system, or else the kind of event. */
export function systemName(
  { translate }: Pick<Site, 'translate'>,
  played: Played & { readonly type: EventType },
): string {
  const { word } = systemOf(played) ?? {};
  if (word !== undefined) return translate(`web.event-system.${word}`);
  return played.system ?? translate(`web.event-type.${played.type}`);
}

/** The name of an event's TRF file: a report for FIDE only if the book is of its game (D-OFF-1121). */
export const reportName = ({ translate }: Pick<Site, 'translate'>, played: Played): string =>
  translate(bookOf(played).fide ? 'web.event.trf' : 'web.event.report-trf');

/** A tie-break's names in its book, for a column and in full; one unknown to the book goes by its code. */
export function tieBreakWords(
  { translate }: Pick<Site, 'translate'>,
  { standings: { tieBreakOf } }: CompetitionRuleBook,
  name: string,
): { readonly short: string; readonly long: string } {
  const known = tieBreakOf(name);
  if (known === undefined) return { short: name, long: name };
  const long = translate(`web.tie-break.${known.word}`);
  if (known.code === undefined) return { short: translate(`cli.tiebreak.${known.word}`), long };
  const modifiers = known.modifiers.map(({ word, count }) => translate(`web.tie-break-modifier.${word}`, { count }));
  return { short: known.code, long: [long, ...modifiers].join(', ') };
}

/** The value of a tie-break: as points, or with decimals if it is a mean. */
export function tieBreakText(
  { language }: Pick<Site, 'language'>,
  { standings: { tieBreakOf } }: CompetitionRuleBook,
  name: string,
  value: number | null | undefined,
): string {
  if (value == null) return '–';
  return (tieBreakOf(name)?.mean ? number : points)(value, language);
}

/** The short name of a tie-break, with the long one as its title. */
export function tieBreakName(site: Pick<Site, 'translate'>, book: CompetitionRuleBook, name: string): Html {
  const { short, long } = tieBreakWords(site, book, name);
  return html`<abbr title="${long}">${short}</abbr>`;
}

type Ruled = Pick<Site, 'rules'>;

/** The book of the federation, where it has one. */
export const ownBook = ({ rules }: Ruled): CompetitionRuleBook | undefined => competitionBookOf(rules ?? '');

export const ownTitles = (site: Ruled): TitleRuleBook | undefined => titleBookOf(ownBook(site)?.titles ?? '');

/** The book of a league, which has rules for teams: no league is founded under any other. */
export function leagueBook({ rules }: { readonly rules: string }): {
  readonly book: string;
  readonly teams: TeamRuleBook;
} {
  return { book: rules, teams: competitionBookOf(rules)!.teams! };
}

/** Books available for leagues, the federation's own first. */
export const booksWithTeams = (site: Ruled): readonly CompetitionRuleBook[] =>
  ownFirst(site).filter(({ teams }) => teams !== undefined);

/** All books: the federation's own first, then the newest. */
const ownFirst = ({ rules }: Ruled): readonly CompetitionRuleBook[] =>
  ALL.toSorted((a, b) => Number(b.id === rules) - Number(a.id === rules) || (a.inForceFrom < b.inForceFrom ? 1 : -1));

/** The books that a federation or an event can choose from, with their names; the federation's own first. */
export const rulesOffered = (site: Pick<Site, 'translate' | 'rules'>): (readonly [CompetitionId, string])[] =>
  ownFirst(site).map(({ id }) => [id as CompetitionId, site.translate(`web.book.${id as CompetitionId}`)] as const);

/**
 * The default book of a new event if the federation names none:
 * the one that goes with the first of its ratings (D-OFF-550).
 */
export const rulesOfSeries = (series: readonly { readonly regulation: string }[]): string | undefined =>
  series.map(({ regulation }) => ruleBookOf(regulation)?.competitions).find((book) => book !== undefined);
