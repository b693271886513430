import { takeFideRatings } from '@escala/office/acts';
import { type AnswerOf, eventFideDifferences } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { dateInWords } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { noFideList } from '../../fide-list/index.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';

type Differences = AnswerOf<typeof eventFideDifferences>;
type Row = Differences['rows'][number];

/** Where FIDE's list differs from the entries, and a button that takes its values over (D-OFF-505). */
export const eventFideRatings = defineDeskPage({
  path: '/desk/events/:event/fide-ratings',
  needs: ['event.take-fide-ratings'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const differences = await ask(eventFideDifferences, { event: shown.id });
    return deskEventPage(site, shown, {
      part: 'entries',
      heading: translate('web.desk-fide.title'),
      main: html`<p><a href="${href(site, deskPath(shown.id, '/entries'))}">${translate('web.word.all-players')}</a></p>
${differences.register === undefined ? notice(noFideList(site)) : compared(site, shown, differences, differences.register)}`,
    });
  },
});

function compared(
  site: DeskSite,
  shown: DeskEvent,
  { rows, same }: Differences,
  { listed }: NonNullable<Differences['register']>,
): Html {
  const { translate } = site;
  const changed = rows.filter(({ state }) => state === 'changed').length;
  const hindrance = listed > shown.event.start ? 'later' : shown.rounds.length > 0 ? 'paired' : undefined;
  return html`<h2>${translate('web.desk-fide.of', { listed: dateInWords(site, listed) })}</h2>
<p>${translate('web.desk-fide.summary', { changed, same })}</p>
${
  hindrance === undefined
    ? actForm(site, takeFideRatings, {
        id: 'take-fide-ratings',
        fixed: { event: shown.id, listed },
        shape: 'button',
        leadsTo: deskPath(shown.id, '/entries'),
      })
    : notice(translate(`web.desk-fide.${hindrance}`))
}
${rows.length > 0 && differenceTable(site, shown, rows)}`;
}

function differenceTable(site: DeskSite, { id }: DeskEvent, rows: readonly Row[]): Html {
  const remark = ({ state, fideId = '', listedName = '' }: Row): string =>
    site.translate(`web.desk-fide.state-${state}`, { fideId, listedName });
  const entry = (player: string): string => href(site, deskPath(id, `/entries/${encodeURIComponent(player)}`));
  return table(site, rows, [
    [
      'web.word.player',
      (row) => html`<a href="${entry(row.player)}">${row.name}</a><span class="under">${remark(row)}</span>`,
      'name',
    ],
    ['web.desk-fide.now', ({ before }) => written(before), 'number'],
    ['web.desk-fide.then', ({ after }) => after && written(after), 'number'],
    ['web.desk-fide.remark', remark, 'wide quiet'],
  ]);
}

/** Standard, rapid and blitz. */
const written = ({ standard, rapid, blitz }: Row['before']): string =>
  [standard, rapid, blitz].map((rating) => rating ?? '–').join(' / ');
