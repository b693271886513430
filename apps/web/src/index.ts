export { deskPages } from './desks/index.ts';
export { deskSections } from './desks/sections.ts';
export { type DeskPage, type DeskSection, type DeskSite, mayEnter, type Viewer } from './kit/desk-page.ts';
export { type Html, html } from './kit/html.ts';
export { type DeskFrame, layout } from './kit/layout.ts';
export type { Ask, Page, PageRequest, PublicPage } from './kit/page.ts';
export type { Assets, Site } from './kit/site.ts';
export { outsidePages, publicPages } from './pages/index.ts';
export { type OutsidePage, type OutsideSite, outsideDocument } from './pages/setup-document.ts';
