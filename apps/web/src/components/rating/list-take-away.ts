import { hasMessage } from '@escala/messages';
import { type Html, html, type Value } from '../../kit/html.ts';
import { apiHref, href, type Site, withQuery } from '../../kit/site.ts';
import { card } from '../ui/card.ts';
import { editionWords, ownEdition } from './edition.ts';
import { statusMeanings } from './status-meanings.ts';

interface ListTaken {
  readonly list: Parameters<typeof listHash>[1] & {
    readonly series: string;
    readonly date: string;
    readonly players: number;
  } & Parameters<typeof editionWords>[1];
  /** Which of several lists a PDF shows. */
  readonly type?: string | undefined;
  /** The page's filters: its CSV has the same people. */
  readonly filters?: Readonly<Record<string, string>> | undefined;
}

const NAMES: Readonly<Record<string, string>> = { csv: 'CSV', json: 'JSON' };

/** A list as files, whatever is rated, in the edition that is shown; a PDF in the page's language. */
export function listTakeAway(site: Site, taken: ListTaken, endings: readonly string[], more?: Value): Html {
  const { translate, language } = site;
  const { list, type } = taken;
  const name: Readonly<Record<string, string>> = {
    ...NAMES,
    txt: translate('web.list.fide-text'),
    pdf: translate('web.list.pdf'),
  };
  const file = (ending: string): string =>
    apiHref(
      site,
      withQuery(`/lists/${list.series}/${list.date}.${ending}`, {
        edition: ownEdition(list),
        ...(ending === 'csv' && taken.filters),
        ...(ending === 'pdf' && { type: type === 'general' ? undefined : type, lang: language }),
      }),
    );
  return html`<div class="columns after-list" id="download">${card(
    { title: translate('web.word.download'), kind: 'half' },
    html`<p class="row">${endings.map((ending) => html`<a class="button small" href="${file(ending)}">${name[ending]}</a>\n`)}${more}</p>${statusMeanings(site)}`,
  )}${card(
    { title: translate('web.front.how-made'), kind: 'half' },
    html`${listFacts(site, list, list.players)}<p>${editionWords(site, list)}.</p>${listHash(site, list)}`,
  )}</div>`;
}

interface ByRegulation {
  readonly regulation: string;
  readonly revision: string;
}

/** The regulation a list was made by, in words: its title, and what its revision means (D-OFF-283). */
function listFacts(site: Site, { regulation, revision }: ByRegulation, players: number): Html {
  const { translate } = site;
  const words = (key: string, otherwise: string): string => (hasMessage(key) ? translate(key) : otherwise);
  return html`<p>${translate('web.list.players-by', { players })} <a href="${href(site, `/regulations/${regulation}`)}">${words(`web.book.${regulation}`, regulation)}</a>.
${words(`web.revision.${regulation}.${revision}`, revision)}</p>`;
}

/** The names used by programs, beside the hash of the list. */
function listHash({ translate }: Site, { regulation, revision, hash }: ByRegulation & { hash: string }): Html {
  return html`<p>${translate('web.list.hash')} <span class="hash">${hash}</span> <span class="quiet small">(${regulation}, ${revision})</span></p>`;
}
