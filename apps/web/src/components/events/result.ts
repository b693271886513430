import { COLOURS, type Colour, type GameKind, pointsIn, type Result } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

interface Outcome {
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
}

/** Indexed by half points. */
const SIGNS = ['0', '½', '1'] as const;
const FORFEITS = ['−', '½', '+'] as const;

const signOf = (result: Result, kind: GameKind | undefined, colour: Colour): string =>
  (kind === 'forfeit' ? FORFEITS : SIGNS)[2 * pointsIn(result, colour)]!;

/** A result as in tables, White's points first unless another colour is named; a forfeit has signs of its own. */
export function resultText({ result, kind }: Outcome, first: Colour = 'white'): string {
  if (result === undefined) return '–';
  const signs = COLOURS.map((colour) => signOf(result, kind, colour));
  // Signs and a dash between them would be a row of dashes.
  return (first === 'white' ? signs : signs.reverse()).join(kind === 'forfeit' ? ' ' : ' – ');
}

export function resultCell({ translate }: Site, { result, kind }: Outcome, first?: Colour): Html {
  if (result === undefined) return html`<span class="quiet round-open">${translate('web.round.open')}</span>`;
  if (kind === undefined || kind === 'played') return html`${resultText({ result, kind }, first)}`;
  return html`<abbr title="${translate(`web.game-kind.${kind}`)}">${resultText({ result, kind }, first)}${kind === 'adjudicated' && '*'}</abbr>`;
}

/** One player's score in a game. */
export function ownResult({ result, kind }: Outcome, colour: Colour): string {
  return result === undefined ? '·' : signOf(result, kind, colour);
}

/** The colour played, as a disc. */
export const sideMark = (translate: Site['translate'], colour: Colour): Html => {
  const said = translate(`web.colour.${colour}`);
  return html`<span class="side ${colour}" role="img" aria-label="${said}" title="${said}"></span>`;
};
