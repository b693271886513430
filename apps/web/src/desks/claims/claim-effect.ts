import { RESULTS } from '@escala/core';
import { isOwnPlayer, mayTry, type RecordedChange, Refused } from '@escala/office';
import { confirmCorrection } from '@escala/office/acts';
import { type AnswerOf, previewCorrection } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { resultText } from '../../components/events/result.ts';
import { change, shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { movedLists, seriesName } from '../rating/corrections/moved-lists.ts';
import type { SeriesNames, ToldClaim } from './claim-matter.ts';
import { claimedResult, type GameOnRecord, isResult } from './game-on-record.ts';

const COLOURS = 'colours';

/** The effect that a correction of the contested game would have, and the correction itself. */
export async function claimEffect(
  ask: Ask,
  site: DeskSite,
  claim: ToldClaim,
  game: GameOnRecord,
  asked: string | undefined,
  series: SeriesNames,
): Promise<Html> {
  const { translate } = site;
  const change = asked === undefined ? undefined : changeOf(game, asked);
  return card(
    { title: html`<span id="effect">${translate('web.desk-claims.effect')}</span>` },
    html`<p>${translate('web.desk-claims.on-record', { white: game.whiteName, black: game.blackName, result: resultText(game) })}</p>
${choiceOfChange(site, claim, game, asked)}
${change && (await effectOf(ask, site, claim, change, series))}`,
  );
}

function choiceOfChange(site: DeskSite, claim: ToldClaim, game: GameOnRecord, asked: string | undefined): Html {
  const { translate } = site;
  const { about } = claim;
  const isColours = about.kind === 'game' && about.wrong?.kind === COLOURS;
  const proposed = asked ?? (isColours ? COLOURS : claimedResult(game, claim));
  const option = (value: string, name: string): Html =>
    html`<option value="${value}"${value === proposed && html` selected`}>${name}</option>\n`;
  return html`<form class="filters" method="get" action="${href(site, `/desk/claims/${claim.claim}`)}#effect">
<label>${translate('web.desk-claims.should-be')}<select name="effect">
${RESULTS.filter((result) => result !== game.result).map((result) => option(result, `${game.whiteName} ${resultText({ result })} ${game.blackName}`))}
${option(COLOURS, translate('web.desk-claims.wrong-colours'))}
</select></label><button>${translate('web.desk-claims.see-effect')}</button></form>`;
}

function changeOf({ event, round, white, black }: GameOnRecord, asked: string): RecordedChange | undefined {
  const game = { event, round, white, black };
  if (asked === COLOURS) return { kind: 'colours', ...game };
  return isResult(asked) ? { kind: 'result', ...game, result: asked } : undefined;
}

async function effectOf(
  ask: Ask,
  site: DeskSite,
  claim: ToldClaim,
  change: RecordedChange,
  series: SeriesNames,
): Promise<Html> {
  const { translate, viewer } = site;
  const effect = await ask(previewCorrection, { change }).catch((error: unknown) => {
    if (error instanceof Refused) return undefined;
    throw error;
  });
  if (effect === undefined) return notice(translate('web.desk-claims.no-preview'));
  const isOfficer = mayTry(viewer, 'correction.confirm') && !isOwnPlayer(viewer, claim.player);
  return html`${claimMoves(site, effect, claim, series)}
${
  isOfficer &&
  html`<h3>${translate('web.desk-claims.make-correction')}</h3>
<p>${translate('web.desk-claims.make-correction-help')}</p>
${actForm(site, confirmCorrection, {
  id: 'correction',
  fixed: { change, preview: effect.preview, claim: claim.claim },
  fields: (f) =>
    f.reason({
      label: translate('web.desk-claims.correction-reason'),
      hint: translate('web.desk-claims.correction-reason-hint'),
      rows: 3,
    }),
  submit: translate('web.desk-claims.confirm-correction'),
  confirm: translate('web.desk-claims.confirm-correction-ask', { players: effect.players, lists: effect.lists.length }),
  leadsTo: `/desk/claims/${claim.claim}`,
  done: translate('web.desk-claims.correction-made'),
})}`
}`;
}

type Effect = AnswerOf<typeof previewCorrection>;
type List = Effect['lists'][number];

/** The player's own line on each list, and all other lines when unfolded. */
function claimMoves(site: Site, effect: Effect, claim: ToldClaim, series: SeriesNames): Html {
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
