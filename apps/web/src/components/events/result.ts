import type { GameKind, Result } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

const SIGNS: Readonly<Record<Result, string>> = { '1-0': '1 – 0', '0-1': '0 – 1', '1/2': '½ – ½', '0-0': '0 – 0' };
const FORFEITS: Readonly<Record<Result, string>> = { '1-0': '+ – −', '0-1': '− – +', '1/2': '½ – ½', '0-0': '− – −' };

interface Outcome {
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
}

/** A result as tables print it, White's points first; a word where no game was played. */
export function resultText({ result, kind }: Outcome): string {
  if (result === undefined) return '–';
  return kind === 'forfeit' ? FORFEITS[result] : SIGNS[result];
}

export function resultCell({ translate }: Site, { result, kind }: Outcome): Html {
  if (result === undefined) return html`<span class="quiet round-open">${translate('web.round.open')}</span>`;
  if (kind === undefined || kind === 'played') return html`${resultText({ result, kind })}`;
  return html`<abbr title="${translate(`web.game-kind.${kind}`)}">${resultText({ result, kind })}${kind === 'adjudicated' && '*'}</abbr>`;
}

const POINTS_OF_WHITE: Readonly<Record<Result, string>> = { '1-0': '1', '0-1': '0', '1/2': '½', '0-0': '0' };
const POINTS_OF_BLACK: Readonly<Record<Result, string>> = { '1-0': '0', '0-1': '1', '1/2': '½', '0-0': '0' };

/** What one of the two had of a game. */
export function ownResult({ result, kind }: Outcome, colour: 'white' | 'black'): string {
  if (result === undefined) return '·';
  const points = (colour === 'white' ? POINTS_OF_WHITE : POINTS_OF_BLACK)[result];
  if (kind !== 'forfeit') return points;
  return points === '1' ? '+' : points === '0' ? '−' : points;
}
