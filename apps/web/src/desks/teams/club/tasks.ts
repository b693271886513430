import type { AnswerOf, delegateMatches, showClubList } from '@escala/office/questions';
import { clockText } from '@escala/regulations';
import { dateInWords } from '../../../components/format.ts';
import type { Site } from '../../../kit/site.ts';

export type ClubMatch = AnswerOf<typeof delegateMatches>['matches'][number];
type ShownList = AnswerOf<typeof showClubList>;

/** A task of a club; `due` is a day, with the hour if the regulation gives one. */
export type Task =
  | { readonly kind: 'list'; readonly season: number; readonly due?: Due }
  | { readonly kind: 'line-up' | 'send' | 'confirm' | 'answer'; readonly match: ClubMatch; readonly due?: Due };

export interface Due {
  readonly day: string;
  readonly minute?: number;
}

/**
 * Without its list a club cannot line up anybody, so the list is due with the first match; a line-up is due when its
 * match begins (D-OFF-170); an acta, and the other club's answer to it, when the results are (Delegats 5.5.1).
 */
export function tasksOf(
  { version, teams }: Pick<ShownList, 'version' | 'teams'>,
  season: number,
  matches: readonly ClubMatch[],
  today: string,
): Task[] {
  const open = matches.filter(({ match }) => match.ruling === undefined && !isSettled(match));
  const tasks: Task[] = open.flatMap((each) => taskOfMatch(each, version > 0, today) ?? []);
  if (version === 0 && teams.length > 0) {
    const [first] = open.flatMap(({ match }) => match.on ?? []).sort();
    tasks.push({ kind: 'list', season, ...(first !== undefined && { due: { day: first } }) });
  }
  const key = ({ due }: Task): string => (due === undefined ? '9' : `${due.day} ${due.minute ?? 0}`);
  return tasks.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Confirmed, and without adjourned games. */
const isSettled = ({ acta, adjourned }: ClubMatch['match']): boolean => acta === 'confirmed' && adjourned === undefined;

function taskOfMatch(each: ClubMatch, hasList: boolean, today: string): Task | undefined {
  const { match, sides, lineUpIn, resultsDue } = each;
  const results = resultsDue === undefined ? {} : { due: resultsDue };
  const isOwnActa = match.actaBy !== undefined && sides.includes(match.actaBy);
  if (match.acta === 'contested' && isOwnActa) return { kind: 'answer', match: each, ...results };
  if (match.acta === 'submitted' && (!isOwnActa || sides.length === 2))
    return { kind: 'confirm', match: each, ...results };
  // Adjourned games get their results in an acta that completes this one (D-OFF-470).
  if (match.acta === 'confirmed') return { kind: 'send', match: each };
  if (match.acta !== 'none') return undefined;
  if (match.on !== undefined && match.on <= today) return { kind: 'send', match: each, ...results };
  if (lineUpIn || !hasList || match.on === undefined) return undefined;
  return { kind: 'line-up', match: each, due: { day: match.on } };
}

/** On a day with an hour, the hour may also have passed; the office's clock decides that. */
export const isLate = ({ due }: Task, today: string): boolean => due !== undefined && due.day < today;

/** A day, with the hour if there is one. */
export function dueWords(site: Site, { day, minute }: Due): string {
  const date = dateInWords(site, day);
  return minute === undefined ? date : site.translate('web.desk-teams.day-hour', { date, hour: clockText(minute) });
}
