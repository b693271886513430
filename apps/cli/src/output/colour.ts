/** Paints a piece of text for a terminal; the identity where colours are off. */
export type Paint = (text: string) => string;

export interface Palette {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly warning: Paint;
  readonly citation: Paint;
}

const plain: Paint = (text) => text;

export const NO_COLOURS: Palette = {
  strong: plain,
  faint: plain,
  good: plain,
  bad: plain,
  warning: plain,
  citation: plain,
};

const sgr =
  (on: number, off: number): Paint =>
  (text) =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;

const COLOURS: Palette = {
  strong: sgr(1, 22),
  faint: sgr(2, 22),
  good: sgr(32, 39),
  bad: sgr(31, 39),
  warning: sgr(33, 39),
  citation: sgr(36, 39),
};

type Environment = Readonly<Record<string, string | undefined>>;

/** FORCE_COLOR takes precedence over NO_COLOR, as in Node itself; otherwise only terminals get colours. */
export function wantsColour(isTerminal: boolean, environment: Environment): boolean {
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (environment.NO_COLOR) return false;
  return isTerminal && environment.TERM !== 'dumb';
}

export function paletteFor(stream: { readonly isTTY?: boolean }, environment: Environment): Palette {
  return wantsColour(stream.isTTY === true, environment) ? COLOURS : NO_COLOURS;
}
