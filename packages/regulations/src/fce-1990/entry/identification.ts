import { type Reason, reason } from '@escala/core';

export interface Papers {
  readonly licence: boolean;
  /** The identity card, or the player's card sealed by the federation. */
  readonly identity: boolean;
  /** A copy of the family book. */
  readonly familyBook?: boolean | undefined;
}

/** Normes 4.1.1: nobody plays without a licence in force. */
export function licenceInForce(licence: boolean): Reason {
  return reason('fce-1990.papers-licence', 'Normes 4.1.1', licence, {});
}

/** Normes 4.1.1: a licence in force and proof of who one is. Identificació 7.2.1, Identificació 7.2.2: the papers of individual events. */
export function mayPlay(papers: Papers, infantil: boolean): readonly Reason[] {
  return [
    licenceInForce(papers.licence),
    reason('fce-1990.papers-identity', 'Identificació 7.2.1', papers.identity, {}),
    ...(infantil
      ? [reason('fce-1990.papers-family-book', 'Identificació 7.2.2', papers.familyBook ?? 'unknown', {})]
      : []),
  ];
}
