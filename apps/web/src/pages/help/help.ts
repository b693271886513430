import type { MessageKey } from '@escala/messages';
import { missing, Refused } from '@escala/office';
import { card } from '../../components/ui/card.ts';
import { GUIDES, type GuidePart, isGuide, partsOf } from '../../components/ui/help-guides.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';

/** The list of guides. */
export const help = definePage({
  path: '/help',
  view: async ({ site, translate }) => {
    const guides = Object.keys(GUIDES).filter(isGuide);
    return {
      title: translate('help.title'),
      facts: [translate('help.about')],
      main: html`<div class="cards">${guides.map((guide) =>
        card(
          { title: html`<a href="${href(site, `/help/${guide}`)}">${translate(`help.${guide}`)}</a>` },
          html`<p>${translate(`help.${guide}.about`)}</p><ul>${partsOf(guide).map((part) => html`<li><a href="${href(site, `/help/${guide}#${placeOf(part)}`)}">${translate(`help.${part}`)}</a></li>`)}</ul>`,
        ),
      )}</div>`,
    };
  },
});

/** One guide: its parts, in the order of a day. */
export const guidePage = definePage({
  path: '/help/:guide',
  view: async ({ params: { guide }, site }) => {
    if (!isGuide(guide)) throw new Refused([missing('guide-unknown', { guide })]);
    const { translate } = site;
    return {
      title: translate(`help.${guide}`),
      crumbs: [[translate('help.title'), '/help']],
      facts: [translate(`help.${guide}.about`)],
      main: html`<nav aria-label="${translate('help.contents')}"><ol class="contents">${partsOf(guide).map((part) => html`<li><a href="#${placeOf(part)}">${translate(`help.${part}`)}</a></li>`)}</ol></nav>
${partsOf(guide).map((part) => partOf(site, part))}`,
    };
  },
});

const placeOf = (part: GuidePart): string => part.slice(part.indexOf('.') + 1);
const PICTURES: Readonly<Record<string, string | undefined>> = Object.assign({}, ...Object.values(GUIDES));

function partOf(site: Site, part: GuidePart): Html {
  const picture = PICTURES[placeOf(part)];
  const file = picture && site.assets[`help-${picture}.png`];
  const title = site.translate(`help.${part}`);
  return html`<section class="help" id="${placeOf(part)}"><h2>${title}</h2>
${paragraphs(site, site.translate(`help.${part}.text`))}
${file && html`<img src="${file}" alt="${title}" width="800" height="500" loading="lazy">`}</section>\n`;
}

/** Lines are paragraphs; those that begin with a dash are steps. */
function paragraphs(site: Site, text: string): Html[] {
  const lines = text.split('\n');
  const steps = (from: number): number => lines.findIndex((line, i) => i >= from && !line.startsWith('- '));
  const made: Html[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]!.startsWith('- ')) {
      made.push(html`<p>${inLine(site, lines[i]!)}</p>\n`);
      continue;
    }
    const end = steps(i) < 0 ? lines.length : steps(i);
    made.push(html`<ol>${lines.slice(i, end).map((line) => html`<li>${inLine(site, line.slice(2))}</li>`)}</ol>\n`);
    i = end - 1;
  }
  return made;
}

/** `[web.word.run-a-tournament]` is replaced by the page's own words; text in backticks is to be typed. */
function inLine({ translate }: Site, line: string): Value[] {
  return line.split(/(\[[\w.-]+\]|`[^`]+`)/).map((piece) => {
    if (piece.startsWith('[')) return html`<b>${translate(piece.slice(1, -1) as MessageKey)}</b>`;
    return piece.startsWith('`') ? html`<code>${piece.slice(1, -1)}</code>` : piece;
  });
}
