import { findingMessage } from '@escala/messages';
import { mayTry, Refused, type ScrabbleChange } from '@escala/office';
import { confirmScrabbleCorrection } from '@escala/office/acts';
import { previewScrabbleCorrection, showPlayer } from '@escala/office/questions';
import { actForm } from '../../../../components/act-form.ts';
import { needsScript } from '../../../../components/form-fields.ts';
import type { DeskSite } from '../../../../kit/desk-page.ts';
import { type Html, html } from '../../../../kit/html.ts';
import type { Ask } from '../../../../kit/page.ts';
import { href } from '../../../../kit/site.ts';
import type { ShownScrabble } from '../../../events/inbox/scrabble-report.ts';
import { refused } from '../correction-preview.ts';
import type { NamedSeries } from '../moved-lists.ts';
import { movedScrabbleLists } from '../moved-scrabble.ts';
import { scrabbleChangeText } from './scrabble-change-text.ts';

type Preview = Awaited<ReturnType<(typeof previewScrabbleCorrection)['ask']>>;

interface Asked {
  readonly change: ScrabbleChange;
  readonly shown: ShownScrabble;
  readonly series: readonly NamedSeries[];
  readonly back: string;
}

export async function scrabblePreview(ask: Ask, site: DeskSite, asked: Asked): Promise<Html> {
  const { translate } = site;
  const { change, shown, series, back } = asked;
  let preview: Preview;
  try {
    preview = await ask(previewScrabbleCorrection, { change });
  } catch (error) {
    if (error instanceof Refused) return refused(site, error, back);
    throw error;
  }
  const really = change.kind === 'identity' ? { [change.to]: (await ask(showPlayer, { player: change.to })).name } : {};
  const names = { ...shown.names, ...really, [shown.event]: shown.report.name };
  const { players, lists, findings } = preview;
  return html`${needsScript(translate)}<p>${scrabbleChangeText(site, change, names, preview.before)}</p>
<p class="notice">${lists.length === 0 ? translate('web.desk-office.moves-none') : translate('web.desk-office.moves', { players, lists: lists.length })}</p>
${findings.length > 0 && html`<ul>${findings.map((finding) => html`<li>${findingMessage(finding, site)} <span class="cite">[${finding.article}]</span></li>\n`)}</ul>`}
${movedScrabbleLists(site, lists, series)}${confirm(site, asked, preview)}`;
}

function confirm(site: DeskSite, { change, back }: Asked, { preview }: Preview): Html {
  const { translate, viewer } = site;
  const heading = html`<h3>${translate('web.desk-office.confirm-heading')}</h3>`;
  if (!mayTry(viewer, 'scrabble-correction.confirm'))
    return html`${heading}<p>${translate('web.desk-office.confirm-officer')}</p>`;
  return html`${heading}<p>${translate('web.desk-office.confirm-said')}</p>${actForm(site, confirmScrabbleCorrection, {
    id: 'confirm',
    fixed: { change, preview },
    submit: translate('web.desk-office.confirm'),
    reasonLabel: translate('web.desk-office.confirm-why'),
    done: translate('web.desk-office.confirmed'),
    leadsTo: '/desk/corrections',
  })}<p class="actions"><a href="${href(site, site.path)}" data-takes-time>${translate('web.desk-office.preview-again')}</a> <a href="${back}">${translate('web.desk-office.tell-otherwise')}</a></p>`;
}
