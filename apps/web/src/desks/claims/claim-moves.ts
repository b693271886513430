import type { AnswerOf, previewCorrection } from '@escala/office/questions';
import { change, shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { movedLists, seriesName } from '../rating/corrections/moved-lists.ts';
import type { SeriesNames, ToldClaim } from './claim-matter.ts';

type Effect = AnswerOf<typeof previewCorrection>;
type List = Effect['lists'][number];

/** The player's own line on each list, and all other lines when unfolded. */
export function claimMoves(site: Site, effect: Effect, claim: ToldClaim, series: SeriesNames): Html {
  const { translate } = site;
  const { norms, titles, promotions } = effect.touched;
  const verdicts = norms.length + titles.length + promotions.length;
  const moved = effect.lists.filter(({ players }) => players > 0);
  return html`<p role="status"><strong>${translate('web.desk-claims.effect-sum', { players: effect.players, lists: moved.length })}</strong></p>
${verdicts > 0 && notice(translate('web.desk-claims.effect-verdicts', { count: verdicts }))}
${moved.length > 0 && ownLines(site, moved, claim, series)}
${moved.length > 0 && html`<details><summary>${translate('web.word.everyone-affected')}</summary>${movedLists(site, moved, series)}</details>`}`;
}

function ownLines(site: Site, lists: readonly List[], { player, name }: ToldClaim, series: SeriesNames): Html {
  const { translate } = site;
  const ownOf = (list: List) => list.lines.find((each) => each.player === player);
  return table(
    site,
    lists,
    [
      [
        'web.word.rating-list',
        (list) => html`${seriesName(series, list.series)}, ${shortTime(site, list.date)}`,
        'name',
      ],
      ['web.word.before', (list) => ownOf(list)?.before ?? '–', 'number'],
      ['web.word.after', (list) => ownOf(list)?.after ?? '–', 'number'],
      [
        'web.list.change',
        (list) => {
          const { before, after } = ownOf(list) ?? { before: null, after: null };
          return before !== null && after !== null ? change(after - before) : translate('web.desk-claims.unmoved');
        },
        'number',
      ],
    ],
    { caption: translate('web.desk-claims.own-line', { name }) },
  );
}
