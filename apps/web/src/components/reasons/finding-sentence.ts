import type { Finding } from '@escala/core';
import { findingMessage, LOCALES, type MessageKey } from '@escala/messages';
import { eventFactsByName } from '@escala/regulations';
import type { Site } from '../../kit/site.ts';
import { quoted } from '../format.ts';
import { datesInWords } from './engine-words.ts';
import { type NameOf, namedValues } from './named-values.ts';

/** Document fields named in a sentence in code format, with the labels of the forms that ask for them. */
const FIELDS: Readonly<Record<string, MessageKey>> = {
  ...Object.fromEntries([...eventFactsByName].map(([name, [fact]]) => [name, fact!.label])),
  start: 'web.desk-events.field-start',
  end: 'web.desk-events.field-end',
  roundDates: 'web.desk-events.more-dates',
  arbiter: 'web.desk-events.field-arbiter',
  reportsOn: 'web.desk-events.field-reportsOn',
  timeControl: 'web.event.time-control',
  category: 'web.desk-events.entry-category',
};

/** Facts of an event as far as given, those of its book one level down. */
export type ToldFacts = object & { readonly ruleFacts?: object | undefined };

/**
 * A finding in the words of the desk. Of several required fields only the empty ones are named; if all are filled in,
 * all are named, since their values do not suffice.
 */
export function findingSentence(
  site: Site,
  finding: Finding,
  facts: ToldFacts = {},
  nameOf: NameOf = () => undefined,
): string {
  const filled = new Set([...filledOf(facts), ...filledOf(facts.ruleFacts ?? {})]);
  const list = new Intl.ListFormat(LOCALES[site.language], { type: 'conjunction' });
  const told = { ...finding, values: namedValues(finding.values, nameOf) };
  const named = findingMessage(told, site).replace(/`\w+`(?:(?:, | \p{L}{1,3} )`\w+`)*/gu, (codes) => {
    const names = [...codes.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
    if (names.some((name) => FIELDS[name] === undefined)) return inWords(site, codes);
    const open = names.filter((name) => !filled.has(name));
    const asked = open.length > 0 ? open : names;
    return list.format(asked.map((name) => inWords(site, `\`${name}\``)));
  });
  return datesInWords(site, named);
}

const inWords = (site: Site, text: string): string =>
  text.replace(/`(\w+)`/g, (code, name: string) =>
    FIELDS[name] === undefined ? code : quoted(site, site.translate(FIELDS[name])),
  );

const filledOf = (facts: object): string[] =>
  Object.entries(facts).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [name]));
