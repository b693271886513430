import type { KeptFinding } from '../../kit/finding.ts';
import { namesAgree } from './names-agree.ts';

/** A player whom a file names otherwise than the registry. */
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

/** The id decides, and an officer looks whether it is the right one: our decision, no article of a book (D-OFF-334). */
export const otherNameFindings = (names: readonly OtherName[]): KeptFinding[] =>
  names.map(({ player, name, told }) => ({
    severity: 'warning',
    code: 'office.report-name',
    article: '',
    decisions: ['D-OFF-334'],
    player,
    values: { id: player, name, told },
  }));
