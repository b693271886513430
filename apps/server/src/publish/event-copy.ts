import type { Language } from '@escala/messages';
import { type AskedBy, federationKind, missing, NOBODY, type OfficePorts, type Reading, Refused } from '@escala/office';
import { showEvent } from '@escala/office/questions';
import { type Assets, layout } from '@escala/web';
import { eventFiles } from '../downloads/event-files.ts';
import { momentText } from '../downloads/event-pdf/event-paper.ts';
import { askIn } from '../pages/ask-in.ts';
import { type Asset, sheetAndFonts } from '../pages/assets.ts';
import { PageReadings } from '../pages/page-reading.ts';
import { siteIn } from '../pages/page-site.ts';
import { type CopiedAddress, type CopiedEvent, copiedAddress } from './copied-address.ts';

/** Addresses in a page as the web's `html` writes them: in text these characters are escaped. */
const LINK = / (href|src)="([^"]*)"/g;

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign]!);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The addresses of this server that a page names. */
function linksOf(page: string): string[] {
  return [...page.matchAll(LINK)].map(([, , address]) => plain(address!)).filter((address) => address.startsWith('/'));
}

/** The page with its links rewritten; a link without a target becomes plain text. */
function withLinks(page: string, linkTo: (address: string) => string | undefined): string {
  return page.replace(LINK, (whole, name: string, written: string) => {
    const address = plain(written);
    if (!address.startsWith('/')) return whole;
    const link = linkTo(address);
    return link === undefined ? '' : ` ${name}="${escaped(link)}"`;
  });
}

interface CopyTerms {
  readonly federation: string;
  readonly event: string;
  /** By default the federation's own. The first is at the top, each other one in a folder of its name. */
  readonly languages?: readonly Language[] | undefined;
  /** The public address of the office: for links to what the copy does not contain, and for codes on its papers. */
  readonly publicUrl?: string | undefined;
}

export type CopiedFile = readonly [name: string, content: string | Uint8Array];

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': '.png', 'image/svg+xml': '.svg' };

/**
 * An event as plain files that need no server and no script, with links from file to file: its public pages, all of one
 * moment. The pages are the office's own; linked pages are copied as far as they belong to the event, and every other
 * link leads to the office, if its address is known, or becomes plain text (D-OFF-603).
 */
export function eventCopy(ports: OfficePorts, terms: CopyTerms): Promise<CopiedFile[]> {
  return ports.archive.read(terms.federation, async (reading) => {
    const federation = (await reading.get(federationKind, terms.federation))?.body;
    if (federation === undefined) throw new Refused([missing('federation-unknown', { id: terms.federation })]);
    const [files] = eventFiles(ports);
    const languages = [...new Set(terms.languages ?? [federation.language])];
    const at = ports.clock.now();
    const by = { viewer: NOBODY, at, today: ports.clock.today(federation.timeZone), listName: OWN_NAME };
    await showEvent.ask(reading, { event: terms.event }, by, ports);
    const sheet = sheetAndFonts();
    const place = {
      ...{ federation: terms.federation, event: terms.event, files: files!, ports, by, languages },
      reading: (await new PageReadings().at(reading)).reading,
      publicUrl: terms.publicUrl?.replace(/\/+$/, ''),
      sheet,
      // Fonts come only through the sheet: a page opened as a file may not preload them.
      assets: { 'style.css': `/assets/${sheet[0]!.file}` },
    };
    const copies: CopiedFile[] = [];
    for (const language of languages)
      copies.push(...(await copied({ ...place, language, copiedAt: momentText(at, federation.timeZone, language) })));
    return copies;
  });
}

const OWN_NAME: AskedBy['listName'] = ({ name }) => name;

interface Place extends CopiedEvent {
  readonly ports: OfficePorts;
  readonly reading: Reading;
  readonly by: AskedBy;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly publicUrl: string | undefined;
  readonly sheet: readonly Asset[];
  readonly assets: Assets;
  readonly copiedAt: string;
}

const folderOf = ({ languages }: Pick<Place, 'languages'>, language: Language): string =>
  language === languages[0] ? '' : `${language}/`;

interface Made {
  readonly file: string;
  readonly content: string | Uint8Array;
  readonly isPage: boolean;
}

/** Starts with the page of the event and copies whatever is linked. */
async function copied(place: Place): Promise<CopiedFile[]> {
  const first = `/${place.language}/${place.federation}/events/${encodeURIComponent(place.event)}`;
  const asked = [first];
  const made = new Map<string, Made>();
  const seen = new Set<string>();
  for (let address = asked.pop(); address !== undefined; address = asked.pop()) {
    const found = copiedAddress(place, address);
    if (found === undefined || seen.has(found.file)) continue;
    seen.add(found.file);
    const content = await contentOf(place, found, address);
    if (content === undefined) continue;
    made.set(found.file, content);
    if (content.isPage) asked.push(...linksOf(content.content as string));
  }
  const folder = folderOf(place, place.language);
  const linkTo = (address: string): string | undefined => {
    const file = made.get(copiedAddress(place, address)?.file ?? '')?.file;
    const behind = /#.*$/.exec(address)?.[0] ?? '';
    if (file !== undefined) return `${file}${behind}`;
    for (const language of place.languages) {
      const there = copiedAddress({ ...place, language }, address)?.file ?? '';
      if (made.has(there)) return `${folder === '' ? '' : '../'}${folderOf(place, language)}${there}${behind}`;
    }
    return place.publicUrl === undefined ? undefined : `${place.publicUrl}${address}`;
  };
  const files = [...made.values()].map(
    ({ file, content, isPage }): CopiedFile => [file, isPage ? withLinks(content as string, linkTo) : content],
  );
  const fonts = place.sheet.slice(1).map(({ file, content }): CopiedFile => [`assets/${file}`, content]);
  return [...files, ...fonts]
    .map(([file, content]): CopiedFile => [`${folder}${file}`, content])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Undefined if it does not exist after all: a link to a round that has been removed. */
async function contentOf(place: Place, found: CopiedAddress, address: string): Promise<Made | undefined> {
  try {
    if (found.kind === 'asset') {
      const asset = place.sheet.find(({ file }) => `assets/${file}` === found.file);
      return asset && { file: found.file, content: asset.content, isPage: false };
    }
    return found.kind === 'page' ? await pageOf(place, found, address) : await downloadOf(place, found);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

async function pageOf(
  place: Place,
  { page, file, params, query }: CopiedAddress & { kind: 'page' },
  address: string,
): Promise<Made | undefined> {
  const { reading, ports, language, federation, copiedAt } = place;
  const request = { params: { ...params, lang: language, federation }, query, url: address };
  const at = await siteIn(reading, { clock: ports.clock, mail: undefined }, request, place.assets);
  if (at === undefined) return undefined;
  const site = { ...at.site, copiedAt, copiedIn: place.languages };
  const view = await page.view(askIn(reading, ports, language), { params, query }, site);
  return { file, content: layout(view, site), isPage: true };
}

async function downloadOf(
  { reading, by, publicUrl = '', language }: Place,
  { download, file, params, query }: CopiedAddress & { kind: 'download' },
): Promise<Made> {
  const answer = await download.answer(reading, { params, query: { lang: language, ...query }, origin: publicUrl }, by);
  const content = typeof answer.body === 'function' ? await answer.body() : answer.body;
  return { file: `${file}${ENDINGS[answer.contentType] ?? ''}`, content, isPage: false };
}
