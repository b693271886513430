import { mayTry, registerDoubts } from '@escala/office';
import { type AnswerOf, showFideRegister } from '@escala/office/questions';
import { needsScript, problemBox } from '../../components/form-fields.ts';
import { dateInWords } from '../../components/format.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type Desk, type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { fideFields } from '../registry/import-fields.ts';

type Register = NonNullable<AnswerOf<typeof showFideRegister>['register']>;

/** FIDE's monthly list: which one is loaded, and the upload of the next (D-OFF-584). */
const fideListPage = defineDeskPage({
  path: '/desk/fide-list',
  needs: ['fide-register.load'],
  view: async ({ ask, site, translate }) => {
    const { register } = await ask(showFideRegister, {});
    return {
      title: translate('web.desk-fide.load-title'),
      scripts: ['fide-list-load.ts'],
      main: html`${needsScript(translate)}
<div class="columns">${card({ title: translate('web.desk-fide.state'), kind: 'half' }, register === undefined ? html`<p>${translate('web.desk-fide.nothing')}</p>` : state(site, register))}
${card({ title: translate('web.desk-fide.load-new'), kind: 'half' }, form(site))}</div>`,
    };
  },
});

export const fideListDesk: Desk = {
  sections: [
    {
      path: '/desk/fide-list',
      group: 'federation',
      name: 'web.desk-fide.load-title',
      about: 'web.desk-fide.load-section',
      needs: ['fide-register.load'],
      game: 'head-to-head',
      whereOnlyPlayed: true,
    },
  ],
  pages: [fideListPage],
};

function state(site: DeskSite, register: Register): Html {
  const { translate, language } = site;
  const { listed, players, source, loadedAt, replaced } = register;
  const before = {
    before: replaced === undefined ? '' : dateInWords(site, replaced.listed),
    fewer: replaced?.players ?? 0,
  };
  const values = { listed: dateInWords(site, listed), players, ...before };
  return html`<dl class="facts"><dt>${translate('web.desk-fide.month')}</dt><dd>${dateInWords(site, listed)}</dd>
<dt>${translate('web.word.players')}</dt><dd>${players.toLocaleString(language)}</dd>
<dt>${translate('web.word.file')}</dt><dd>${source.name}</dd>
<dt>${translate('web.desk-fide.loaded-on')}</dt><dd>${dateInWords(site, loadedAt.slice(0, 10))}</dd></dl>
${registerDoubts(register).map((doubt) => notice(translate(`web.desk-fide.doubt-${doubt}`, values), 'warning'))}`;
}

function form(site: DeskSite): Html {
  const { translate, federation } = site;
  return html`<p>${translate('web.desk-fide.load-about')}</p>
<form class="account" method="post" novalidate data-fide-list data-federation="${federation.id}">
${problemBox(translate)}
${fideFields(site, '.zip,.txt,.xml')}
<button class="main" disabled data-waits>${translate('web.desk-fide.load')}</button>
<div data-progress hidden><progress max="100" aria-label="${translate('web.desk-fide.load-new')}"></progress><p role="status"></p></div>
</form>`;
}

/** Says that no list is loaded, with a link for those who may load one. */
export function noFideList(site: DeskSite): Html {
  const { translate, viewer } = site;
  if (!mayTry(viewer, 'fide-register.load')) return html`${translate('web.desk-fide.none')}`;
  return html`${translate('web.desk-fide.nothing')} <a href="${href(site, '/desk/fide-list')}">${translate('web.desk-fide.load-link')}</a>`;
}
