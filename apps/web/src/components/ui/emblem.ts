import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** A federation's mark: its own picture, or its initials on the accent colour. The name is beside it. */
export function emblem({ name, identity }: Site['federation']): Html {
  if (identity?.mark) return html`<img class="emblem" src="${identity.mark}" alt="" width="34" height="34">`;
  return html`<svg class="emblem" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34"/><text x="17" y="22.5" text-anchor="middle">${initialsOf(name)}</text></svg>`;
}

/** At most three capitals: *Federació d’Escacs de Montclar* becomes FEM. */
export function initialsOf(name: string): string {
  const capitals = [...name.matchAll(/(?:^|[\s’'-])(\p{Lu})/gu)].map(([, letter]) => letter!);
  return (capitals.length > 0 ? capitals : [...name.toUpperCase()]).slice(0, 3).join('');
}
