import type { Club, Player } from '@escala/office';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { shownValue } from './shown-value.ts';

type FieldName = keyof Player | keyof Club;

/** The name of a field at the start of a line. Every field of these records has one, or it does not compile. */
export function fieldLabel({ translate, language }: Site, field: FieldName): string {
  const name = translate(`web.field.${field}`);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Fields of a record with their labels. Unknown ones are omitted, or have a placeholder. */
export function fieldFacts<const Field extends FieldName>(
  site: Site,
  kind: 'player' | 'club',
  facts: { readonly [Name in Field]?: unknown },
  fields: readonly Field[],
  unknown?: Value,
): Html {
  return html`${fields.map((field) => {
    const value = facts[field] === undefined ? unknown : shownValue(site, facts[field], { kind, path: field });
    return value !== undefined && html`<dt>${fieldLabel(site, field)}</dt><dd>${value}</dd>\n`;
  })}`;
}
