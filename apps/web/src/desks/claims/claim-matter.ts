import type { ClaimMatter } from '@escala/office';
import type { AnswerOf, readClaim } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { badge, type Tone } from '../../components/ui/badge.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

export type ReadClaim = AnswerOf<typeof readClaim>;
export type ToldClaim = Omit<ReadClaim, 'people'>;
export type SeriesNames = readonly { readonly id: string; readonly name: string }[];

/** The list with the line, linked to the explanation of the line. */
export function claimedLine(
  site: Site,
  { player, list }: Pick<ToldClaim, 'player' | 'list'>,
  series: SeriesNames,
): Html {
  const name = series.find(({ id }) => id === list.series)?.name ?? list.series;
  return html`<a href="${href(site, linePath(player, list.series, list.date))}">${name}, ${dateInWords(site, list.date)}</a>`;
}

/** The whole line, or one game of it. */
export function claimedMatter({ translate }: Site, { about, eventName, opponentName }: ToldClaim): string {
  if (about.kind === 'line') return translate('web.desk-claims.whole-line');
  const { round, event, opponent } = about;
  return translate('web.desk-claims.game', {
    round,
    event: eventName ?? event,
    opponent: opponentName ?? opponent,
  });
}

/** What it should be, according to the player. */
export function saidWrong({ translate }: Site, about: ClaimMatter): string | undefined {
  if (about.kind === 'line' || about.wrong === undefined) return undefined;
  const { wrong } = about;
  return translate(`web.desk-claims.wrong-${wrong.kind === 'result' ? wrong.outcome : wrong.kind}`);
}

const TONES: Partial<Record<ToldClaim['state'], Tone>> = { open: 'warning', appealed: 'warning', upheld: 'success' };

export const claimState = ({ translate }: Site, { state }: Pick<ToldClaim, 'state'>): Html =>
  badge(translate(`web.player.claim-${state}`), TONES[state]);
