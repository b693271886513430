import type { KeptFinding } from '../../kit/finding.ts';
import { spellings } from '../../kit/search-words.ts';

/** A player whose name in a file differs from the registry. */
export interface OtherName {
  readonly player: string;
  /** In the registry. */
  readonly name: string;
  /** In the file. */
  readonly told: string;
}

export function otherName(player: string, name: string, told: string | undefined): OtherName[] {
  return told === undefined || namesAgree(name, told) ? [] : [{ player, name, told }];
}

/**
 * The id decides, and an officer checks whether it is the right one: our decision, not an article of a book
 * (D-OFF-334).
 */
export const otherNameFindings = (names: readonly OtherName[]): KeptFinding[] =>
  names.map(({ player, name, told }) => ({
    severity: 'warning',
    code: 'office.report-name',
    article: '',
    decisions: ['D-OFF-334'],
    player,
    values: { id: player, name, told },
  }));

/**
 * Whether two names may belong to one person (D-OFF-271): each word of the shorter name begins a different word of the
 * longer one, in any order. Lists omit second surnames, shorten given names and cut off long names; accents, case and
 * punctuation do not matter, and ü may be ue.
 */
export function namesAgree(one: string, other: string): boolean {
  const others = spellings(other).map(wordsOf);
  return spellings(one).some((spelling) => others.some((words) => wordsAgree(wordsOf(spelling), words)));
}

function wordsAgree(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = [one, other].sort((a, b) => a.length - b.length);
  const free = [...longer!];
  return [...shorter!]
    .sort((a, b) => b.length - a.length)
    .every((word) => {
      const at = free.findIndex((each) => each.startsWith(word) || word.startsWith(each));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    });
}

const wordsOf = (spelling: string): string[] => spelling.split(' ').filter((word) => word !== '');
