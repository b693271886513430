import { grantTitle } from '@escala/office/acts';
import type { AnswerOf, titlesDue } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { card } from '../../components/ui/card.ts';
import { popup } from '../../components/ui/popup.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { playerPath } from './titles-frame.ts';

type Due = AnswerOf<typeof titlesDue>['due'];

/** Players with all norms for a title they do not hold yet. */
export function dueTitles(site: DeskSite, due: Due): Html {
  const { translate } = site;
  if (due.length === 0) return html``;
  return card(
    { title: translate('web.desk-titles.due'), flush: true },
    html`<ul class="rows">${due.map(
      ({ player, version, name, title, norms, reasons }) =>
        html`<li><div><a class="strong" href="${href(site, playerPath(player))}">${name}</a>
<span class="quiet small">${translate('web.desk-titles.with-norms', { count: norms.length })}</span></div>
${popup(site, { id: `grant-to-${player}`, opens: translate('web.submit.title.grant-by-norms', { title, name }), kind: 'small main' }, html`${reasonList(site, reasons)}${grantForm(site, { player, version, name, title })}`)}</li>\n`,
    )}</ul>`,
  );
}

export function grantForm(
  site: DeskSite,
  { player, version, name, title }: Pick<Due[number], 'player' | 'version' | 'name' | 'title'>,
): Html {
  const { translate } = site;
  return actForm(site, grantTitle, {
    reason: 'required',
    id: `grant-${player}`,
    fixed: { player, version },
    words: { title, name },
    about: name,
    confirm: translate('web.desk-titles.grant-sure', { title, name }),
  });
}
