import { pairEventRound } from '@escala/office/acts';
import { type AnswerOf, pairedAnew } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { resultText } from '../../../components/events/result.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

type Anew = AnswerOf<typeof pairedAnew>;

/** Pairs and byes of the new pairing, and those of the present one, that the other lacks. */
const differing = ({ differences }: Anew, kind: 'missing' | 'added'): NonNullable<Anew['differences']> =>
  (differences ?? []).filter((each) => each.kind === kind || each.kind === 'colours' || each.kind === 'bye');

const RESULTS = ['1-0', '1/2', '0-1'] as const;

/** Before a correction: how many pairs of the last round each other result would change (D-OFF-616). */
export async function whatWouldChange(
  ask: Ask,
  site: Site,
  { id, rounds }: DeskEvent,
  { round, board, result }: { readonly round: number; readonly board: number; readonly result?: string | undefined },
): Promise<Html | false> {
  const { translate } = site;
  const last = rounds.at(-1);
  if (last === undefined || last.round <= round) return false;
  if (last.open.length < last.boards)
    return notice(translate('web.desk-rounds.correct-begun', { round: last.round }), 'warning');
  const counts: string[] = [];
  for (const other of RESULTS) {
    if (other === result) continue;
    const anew = await ask(pairedAnew, { event: id, round, board, result: other });
    counts.push(`${resultText({ result: other })}: ${differing(anew, 'missing').length}`);
  }
  return notice(
    translate('web.desk-rounds.correct-paired', { round: last.round, counts: counts.join(' · ') }),
    'warning',
  );
}

/** After a correction: what the pairing of the last round would be now, to pair it again or to leave it (D-OFF-616). */
export async function pairAgain(ask: Ask, site: Site, { id, event, rounds }: DeskEvent): Promise<Html | false> {
  const { translate } = site;
  const last = rounds.at(-1);
  if (event.state !== 'running' || last === undefined || last.round === 1 || last.open.length < last.boards)
    return false;
  const anew = await ask(pairedAnew, { event: id });
  const corrected = anew.corrected.at(-1);
  if (corrected === undefined || anew.begun.length > 0) return false;
  const { round, version } = anew;
  const words = { round, before: corrected.round };
  if (anew.differences?.length === 0) return notice(translate('web.desk-rounds.again-same', words));
  const pairs = (kind: 'missing' | 'added'): Html =>
    html`<ul>${differing(anew, kind).map((each) => html`<li>${named(site, anew, each, kind)}</li>`)}</ul>`;
  return notice(
    html`<p>${translate('web.desk-rounds.again-differs', words)}</p>
<dl class="facts"><dt>${translate('web.desk-rounds.again-would')}</dt><dd>${pairs('missing')}</dd>
<dt>${translate('web.desk-rounds.again-now')}</dt><dd>${pairs('added')}</dd></dl>
<div class="row">${actForm(site, pairEventRound, {
      id: 'again',
      fixed: { event: id, round, again: version },
      words: { round },
      submit: translate('web.desk-rounds.again-pair', { round }),
      leadsTo: deskPath(id, `/rounds/${round}`),
      shape: 'button',
      tone: 'main',
    })}<a class="button" href="${href(site, deskPath(id, `/rounds/${round}/results`))}">${translate('web.desk-rounds.again-leave')}</a></div>`,
    'warning',
  );
}

function named(
  { translate }: Site,
  { names }: Anew,
  { kind, white = '', black = '', player, expected }: NonNullable<Anew['differences']>[number],
  side: 'missing' | 'added',
): string {
  const name = (id: string): string => names[id] ?? id;
  if (kind === 'bye') {
    const rests = side === 'missing' ? expected : player;
    return rests === undefined ? '' : translate('web.desk-rounds.again-bye', { player: name(rests) });
  }
  const [first, second] = kind === 'colours' && side === 'missing' ? [black, white] : [white, black];
  return `${name(first)} – ${name(second)}`;
}
