import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

const PATHS = {
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  print: '<path d="M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z"/>',
  screen: '<path d="M3 5h18v11H3zM9 20h6M12 16v4"/>',
  download: '<path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/>',
  back: '<path d="m14 6-6 6 6 6"/>',
  forth: '<path d="m10 6 6 6-6 6"/>',
  done: '<path d="m5 13 4 4L19 7"/>',
  warning: '<path d="M12 4 2.5 20h19zM12 10v4M12 17v0"/>',
  more: '<path d="M5 12v0M12 12v0M19 12v0"/>',
} as const;

type IconName = keyof typeof PATHS;

/** A drawing beside a word, never in place of one: nothing is lost without it. */
export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${{ html: PATHS[name] }}</svg>`;

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
