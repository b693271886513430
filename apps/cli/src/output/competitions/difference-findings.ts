import type { CodeOf, PublishedFinding } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CheckedRound, PairingDifference } from '@escala/regulations';

type Label = (id: string) => string;

interface Difference {
  readonly kind: CodeOf<'finding.pairings'>;
  readonly article: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A difference with the kind of sentence for it, and the article concerned. */
function differenceOf({ kind, article, white, black, player, expected }: PairingDifference): Difference {
  if (kind === 'unpairable') return { kind, article, values: {} };
  if (kind === 'bye') {
    if (player == null) return { kind: 'bye-missing', article, values: { expected: expected! } };
    if (expected == null) return { kind: 'bye-unexpected', article, values: { player } };
    return { kind: 'bye-other', article, values: { player, expected } };
  }
  return { kind, article, values: { white: white!, black: black! } };
}

export function differenceSentence(difference: PairingDifference, label: Label, { translate }: Speech): string {
  const { kind, values } = differenceOf(difference);
  const named = Object.fromEntries(Object.entries(values).map(([name, id]) => [name, label(id)]));
  return translate(`finding.pairings.${kind}`, named);
}

/** The differences of a round as findings of a document. */
export function differenceFindings({ round, differences }: CheckedRound, speech: Speech): PublishedFinding[] {
  return differences.map((difference) => {
    const { kind, article, values } = differenceOf(difference);
    const message = differenceSentence(difference, (id) => id, speech);
    return { severity: 'warning', code: `pairings.${kind}`, article, round, values, message };
  });
}
