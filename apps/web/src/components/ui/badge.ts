import type { KeyAfter } from '@escala/core';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** `live` is black with a dot, the only pulsing thing on a page. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'live';

export const badge = (words: Value, tone: Tone = 'neutral'): Html =>
  html`<span class="badge${tone !== 'neutral' && ` ${tone}`}">${words}</span>`;

type EventState = KeyAfter<'web.event-state.'>;

const STATE_TONES: Partial<Record<EventState, Tone>> = {
  running: 'live',
  submitted: 'info',
  accepted: 'success',
  refused: 'error',
};

/** The state of an event. */
export const stateBadge = ({ translate }: Pick<Site, 'translate'>, state: EventState): Html =>
  badge(translate(`web.event-state.${state}`), STATE_TONES[state]);
