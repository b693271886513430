import type { Finding } from '@escala/core';
import type { KeptFinding } from '../../kit/finding.ts';
import { type ByRules, otherNameFinding } from '../book-of-event.ts';
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

/** The id decides, and an officer looks whether it is the right one (D-OFF-334). */
export function otherNameFindings(event: ByRules, names: readonly OtherName[]): (Finding & KeptFinding)[] {
  return names.map(({ player, name, told }) => otherNameFinding(event, player, name, told) as Finding & KeptFinding);
}
