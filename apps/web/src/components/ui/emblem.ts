import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** The mark of a federation: its own picture, or its initials on the accent. The name stands beside it. */
export function emblem({ name, identity }: Site['federation']): Html {
  if (identity?.mark) return html`<img class="emblem" src="${identity.mark}" alt="" width="34" height="34">`;
  return html`<svg class="emblem" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34"/><text x="17" y="22.5" text-anchor="middle">${initialsOf(name)}</text></svg>`;
}

/** Three capitals at most: *Federació d’Escacs de Montclar* is FEM. */
export function initialsOf(name: string): string {
  const capitals = [...name.matchAll(/(?:^|[\s’'-])(\p{Lu})/gu)].map(([, letter]) => letter!);
  return (capitals.length > 0 ? capitals : [...name.toUpperCase()]).slice(0, 3).join('');
}
