import type { KeyAfter } from '@escala/core';
import type { amendEntry } from '@escala/office/acts';
import type { CompetitionRuleBook } from '@escala/regulations';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { Entry } from './entry-table.ts';

/** The player's data in an entry: the registry may change later, the event does not. */
export function entryFields(
  { translate }: Site,
  { entryFacts = {} }: CompetitionRuleBook,
  f: FieldsOf<typeof amendEntry>,
  { number, rating, ratings, title, club, team, category }: Entry,
  clubs: readonly { readonly club: string; readonly name: string }[],
  hasTeams: boolean,
): Html {
  const word = (name: KeyAfter<'web.desk-events.entry-'>): string => translate(`web.desk-events.entry-${name}`);
  const knownClubs = clubs.map((each) => [each.club, each.name] as const);
  const isKnown = club === undefined || clubs.some((each) => each.club === club);
  const known = entryFacts.categories;
  const categories = (known?.options ?? []).map((each) => [each, translate(known!.words(each))] as const);
  const isCategory = category === undefined || categories.some(([each]) => each === category);
  return html`<div class="fields">
${f('facts.rating', { label: word('rating'), value: rating })}
${f('facts.title', { label: word('title'), value: title, size: 6 })}
${
  known
    ? f.choice('facts.category', [...(isCategory ? [] : [[category!, category!] as const]), ...categories], {
        label: word('category'),
        none: '–',
        value: category,
      })
    : f('facts.category', { label: translate('web.word.group'), value: category })
}
${f.choice('facts.club', [...(isKnown ? [] : [[club!, club!] as const]), ...knownClubs], {
  label: word('club'),
  none: '–',
  value: club,
})}
${hasTeams && f('facts.team', { label: word('team'), value: team })}
${f('facts.number', { label: word('number'), hint: word('number-hint'), value: number })}
${Object.entries(entryFacts.ratings ?? {}).map(([source, { label }]) =>
  f(`facts.ratings.${source}`, { label: translate(label), value: ratings?.[source] }),
)}</div>`;
}
