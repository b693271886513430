import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

/** Who is meant by each line of a text of players; `browser/events/recognised-lines.ts` fills it. */
export function recognisedLines({ translate, onlyPlays }: Site): Html {
  const words = {
    count: translate('web.run.count', { count: '{count}' }),
    found: translate('web.run.found'),
    choose: translate('web.run.choose'),
    listed: translate('web.run.listed'),
    guest: translate(onlyPlays ? 'web.word.new' : 'web.run.guest'),
    offered: translate('web.run.offered', { count: '{count}' }),
    asGuest: translate(onlyPlays ? 'web.run.somebody-else' : 'web.run.as-guest'),
    entered: translate('web.run.entered'),
    repeated: translate('web.run.repeated', { line: '{line}' }),
    nameless: translate('web.run.nameless'),
    unread: translate('web.run.unread', { text: '{text}' }),
    unrated: translate('web.status.unrated'),
    mayBeYears: translate('web.run.may-be-years'),
    years: translate('web.run.years'),
  };
  return html`<div class="recognised" data-recognised data-words="${JSON.stringify(words)}"><p role="status"><strong data-lines-count></strong></p>
<ul class="rows lines" data-lines></ul></div>`;
}
