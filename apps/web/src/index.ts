export { systemName, tieBreakText, tieBreakWords } from './components/competition-book.ts';
export { isSquare } from './components/events/crosstable.ts';
export { fieldOf } from './components/events/event-field.ts';
export { hasTable } from './components/events/event-frame.ts';
export { gamesOfRound } from './components/events/pairings.ts';
export { type ShownPrizes, stateText } from './components/events/prizes.ts';
export { ratingListOf } from './components/events/rating-list.ts';
export { ownResult, resultText } from './components/events/result.ts';
export { reservedBoards, reservedGames, reservedLine, reservedPlayers } from './components/events/under-reserve.ts';
export { pointsText } from './components/format.ts';
export { titleIn } from './components/player-link.ts';
export { LIST_HEADINGS, sectionHeadings } from './components/rating/list-headings.ts';
export { trueMinus } from './components/reasons/engine-words.ts';
export { teamsIn, teamTieBreaks } from './components/schedules/event-teams.ts';
export { accentSheet, accentTokens, DEFAULT_ACCENT } from './components/ui/accent.ts';
export { initialsOf } from './components/ui/icon.ts';
export { withRecovery } from './desks/accounts/recovery-card.ts';
export { deskSections } from './desks/all-desks.ts';
export { comparedLines } from './desks/events/compared-lines.ts';
export { deskPages } from './desks/index.ts';
export { waitingCounts } from './desks/waiting.ts';
export {
  type DeskFrame,
  type DeskPage,
  type DeskSection,
  type DeskSite,
  mayEnter,
  type Viewer,
} from './kit/desk-page.ts';
export { type Html, html } from './kit/html.ts';
export { layout } from './kit/layout.ts';
export type { Ask, Page, PageRequest, PublicPage } from './kit/page.ts';
export * from './kit/query-fields.ts';
export type { Assets, Identity, Site } from './kit/site.ts';
export { gamesOf, withQuery } from './kit/site.ts';
export { type OutsidePage, type OutsideSite, outsideDocument } from './pages/accounts/setup-document.ts';
export { COPIED_QUERIES, copiedPages } from './pages/events/event-pages.ts';
export { type EventSeen, eventSeen } from './pages/events/event-seen.ts';
export { seatedGames } from './pages/events/seats/seated-games.ts';
export { outsidePages, publicPages } from './pages/index.ts';
export { federationsPage } from './pages/registry/federations.ts';
