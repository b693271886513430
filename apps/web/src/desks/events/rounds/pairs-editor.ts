import { changePair } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';
import type { MadeRound } from './round-pairs.ts';

/**
 * The whole round, to be rearranged by hand; `browser/modules/events/rounds-pairs.ts` draws it and builds the command.
 */
export function pairsEditor(site: Site, { id, entries }: DeskEvent, made: MadeRound): Html {
  const { translate } = site;
  const { round, version, boards, byes } = made;
  const playing = new Set([
    ...boards.flatMap(({ white, black }) => [white, black]),
    ...byes.map(({ player }) => player),
  ]);
  const isHere = ({ withdrawnAfter }: (typeof entries)[number]): boolean =>
    withdrawnAfter === undefined || withdrawnAfter >= round;
  const out = entries.filter((entry) => isHere(entry) && !playing.has(entry.player)).map(({ player }) => player);
  const facts = {
    pairs: boards.map(({ white, black, result }) => ({ white, black, isFixed: result !== undefined })),
    byes: byes.map(({ player }) => player),
    out,
    names: Object.fromEntries(entries.map(({ player, name }) => [player, name])),
  };
  const seated = {
    pairs: boards.map(({ board, white, black }) => ({ board, white, black })),
    byes: facts.byes,
    absent: [],
  };
  return html`<details class="pairs-editor"><summary>${translate('web.word.edit-pairings')}</summary>
<p>${translate('web.desk-rounds.change-about')}</p>
${actForm(site, changePair, {
  id: 'pairs',
  fixed: { event: id, round, version },
  fields: (f) => html`<div data-pairs data-facts="${JSON.stringify(facts)}">
${table(
  site,
  [],
  [
    ['web.round.board', () => '', 'number'],
    ['web.colour.white', () => ''],
    ['web.colour.black', () => ''],
    ['web.desk-rounds.colours', () => ''],
  ],
  { caption: translate('web.word.edit-pairings'), hidesCaption: true, body: html` data-pair-rows` },
)}
<h2>${translate('web.round.bye-of-pairing')}</h2><ul class="seats" data-byes></ul>
<h2>${translate('web.desk-rounds.not-playing')}</h2><ul class="seats" data-out></ul>
<p role="status" data-pairs-status></p></div>${(['pairs', 'byes', 'absent'] as const).map((name) => html`<input type="hidden" ${f.named(name, 'json')} value="${JSON.stringify(seated[name])}">`)}`,
  reasonLabel: translate('web.word.reason'),
  leadsTo: deskPath(id, `/rounds/${round}`),
})}</details>`;
}
