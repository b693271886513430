import type { AnswerOf, showRounds } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { notice } from '../ui/card.ts';
import { type EventField, numberedName } from './event-field.ts';

type Difference = AnswerOf<typeof showRounds>['rounds'][number]['differences'][number];

/** How a round changed by hand differs from the engine's proposal. */
export function roundDifferences(site: Site, field: EventField, differences: readonly Difference[]): Html {
  return notice(html`<p>${site.translate('web.round.by-hand')}</p>
<ul>${differences.map((each) => html`<li>${sentence(site, field, each)}</li>`)}</ul>`);
}

function sentence(site: Site, field: EventField, { kind, white, black, player, expected }: Difference): string {
  const { translate } = site;
  const label = (id: string | undefined): string => (id === undefined ? '' : numberedName(site, field)(id));
  if (kind !== 'bye') return translate(`web.round.difference-${kind}`, { white: label(white), black: label(black) });
  if (player === undefined) return translate('web.round.difference-no-bye', { expected: label(expected) });
  if (expected === undefined) return translate('web.round.difference-new-bye', { player: label(player) });
  return translate('web.round.difference-bye', { player: label(player), expected: label(expected) });
}
