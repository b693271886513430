export { type Html, html } from './kit/html.ts';
export { layout } from './kit/layout.ts';
export type { Ask, Page, PageRequest, PublicPage } from './kit/page.ts';
export type { Assets, Site } from './kit/site.ts';
export { publicPages } from './pages/index.ts';
