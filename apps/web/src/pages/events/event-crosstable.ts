import { showCrosstable } from '@escala/office/questions';
import { isSquare, roundsCrosstable, squareCrosstable, standingsBeside } from '../../components/events/crosstable.ts';
import { eventPage } from '../../components/events/event-frame.ts';
import { reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { paperButton } from '../../components/paper-link.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { eventSeen } from './event-seen.ts';
import { gamesAlone } from './games-alone.ts';

/** Everybody's results in one table. */
export const eventCrosstable = definePage({
  path: '/events/:event/crosstable',
  isCopied: true,
  view: async (ask, { params }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, field, lastRound } = seen;
    const crosstable = await ask(showCrosstable, { event: shown.id });
    const square = isSquare(shown.event.type, crosstable);
    const standings = square ? await standingsBeside(ask, shown.id, crosstable) : undefined;
    const table = square ? squareCrosstable : roundsCrosstable;
    return eventPage(site, shown, {
      part: 'crosstable',
      heading: site.translate('web.event.part-crosstable'),
      isHeaded: true,
      lastRound,
      live: true,
      actions: paperButton(site, shown.id, 'crosstable'),
      main: html`${gamesAlone(site, seen)}${reserveNote(site, seen, lastRound)}${table(site, crosstable, { field, underReserve: reservedPlayers(seen, lastRound), standings })}`,
    });
  },
});
