import type { Language } from '@escala/messages';
import { type Federation, identityKind, inLanguage, listNamesIn, markPath, type Reading } from '@escala/office';
import type { Identity } from '@escala/web';
import { accentPath } from '../marks/accent-download.ts';

/** How a federation shows itself to readers of a language; nothing where it has said nothing. */
export async function siteIdentity(
  reading: Reading,
  federation: Federation,
  language: Language,
): Promise<Identity | undefined> {
  const found = await reading.get(identityKind, reading.federation);
  if (found === undefined) return undefined;
  const { mark, accent, shortName, text, address, email, phone, officeHours, privacyNotice, links } = found.body;
  return {
    ...{ shortName, address, email, phone },
    mark: mark && markPath(reading.federation, mark),
    accentSheet: accent && accentPath(reading.federation, accent),
    text: inLanguage(text, language, federation),
    hours: inLanguage(officeHours, language, federation),
    privacy: privacyNotice && '/privacy',
    listNames: listNamesIn(found.body, language),
    links: links?.map(({ name, address: to }) => [name, to] as const),
  };
}
