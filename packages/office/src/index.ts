export * from './access/actor.ts';
export * from './access/permissions/permission.ts';
export { actorOnRecord } from './access/person-on-record.ts';
export * from './access/roles.ts';
export * from './accounts/account.ts';
export * from './accounts/addresses.ts';
export { recoveryTerm } from './accounts/recovery.ts';
export * from './accounts/second-factor/passkey.ts';
export * from './accounts/second-factor/second-factors.ts';
export * from './accounts/tokens/api-token.ts';
export * from './acts-and-questions.ts';
export * from './claims/claim.ts';
export { COMPARED_OF_ENTRY, COMPARED_OF_EVENT } from './events/comparison/differences.ts';
export * from './events/devices/device.ts';
export { standingDevice } from './events/devices/device.ts';
export * from './events/entries/entry.ts';
export * from './events/event.ts';
export { eventStage } from './events/event-desk.ts';
export { nameOfFile } from './events/file/write-event-file.ts';
export * from './events/places/places.ts';
export { ratingFactsOf } from './events/ratings/rating-facts.ts';
export { offeredLists } from './events/ratings/rating-lists.ts';
export * from './events/reports/report.ts';
export { forgetAllAsked, forgetAsked, keepAskedOf } from './events/requests/asked-facts.ts';
export { entryRequestKind } from './events/requests/entry-request.ts';
export * from './events/requests/request-addresses.ts';
export * from './events/rounds/board.ts';
export * from './events/rounds/round.ts';
export { TOLD_EVENT_FIELDS } from './events/settings/event-fields.ts';
export * from './events/verdict.ts';
export { findListed, isSearched, listedByIds } from './fide-register/find-listed.ts';
export { registerState } from './fide-register/open-register.ts';
export { RegisterBuilder } from './fide-register/register-builder.ts';
export type { RegisterHead, RegisterState } from './fide-register/register-head.ts';
export { registerDoubts } from './fide-register/register-head.ts';
export * from './imports/doubt.ts';
export { eventOfReport, type ReportOptions } from './imports/events/event-of-report.ts';
export { type ImportedEvent, importedEventSchema, MOST_EVENTS } from './imports/events/imported-event.ts';
export * from './imports/fide/fide-list.ts';
export { FideListComparison, type FideListReport, type FideListTerms } from './imports/fide/fide-list-comparison.ts';
export * from './imports/import.ts';
export { batchDone, batchFields, batchRefusals, loadImport } from './imports/import-batch.ts';
export { type OldLine, oldLineSchema } from './imports/lists/old-line.ts';
export { type ImportedPlayer, MOST_ROWS, playerRowSchema, playerRowsOf } from './imports/players/player-row.ts';
export { registerRows } from './imports/players/register-rows.ts';
export * from './kit/act.ts';
export * from './kit/act-entry.ts';
export * from './kit/act-entry.ts';
export * from './kit/command-fields.ts';
export { commandRefusals } from './kit/command-refusals.ts';
export * from './kit/finding.ts';
export { memory } from './kit/memory.ts';
export * from './kit/perform-act.ts';
export * from './kit/question.ts';
export { type ReadText, TEXT_READERS, type TextReader } from './kit/read-text.ts';
export { type FieldsWhere, fieldsWhere } from './kit/record-fields.ts';
export * from './kit/record-kind.ts';
export * from './kit/refusal.ts';
export type * from './kit/schema.ts';
export * from './kit/search-words.ts';
export type { SeenBy } from './kit/seen-by.ts';
export { nameSchema, WRITTEN_FORMS, writtenForm } from './kit/written-form.ts';
export * from './mail/mail-queue.ts';
export * from './mail/mail-queue.ts';
export { MAIL_KINDS, type MailKind } from './mail/mails-of-act.ts';
export type * from './ports.ts';
export {
  GAMES_FOLDER,
  type PackedGames,
  type PackedReport,
  packGames,
  unpackGames,
} from './rating/columns/packed-games.ts';
export { packedReport } from './rating/columns/packed-report.ts';
export { listFolder, PLAYERS_PER_PART } from './rating/columns/packed-sheet.ts';
export * from './rating/corrections/correction.ts';
export { loadFederation, openPrinted } from './rating/in-memory/load-at-start.ts';
export {
  FEDERATIONS_AT_HAND,
  type LoadedFederation,
  type LoadedFederations,
  loadedFederations,
} from './rating/in-memory/loaded-federations.ts';
export { type LoadedRecord, loadRecord } from './rating/in-memory/loaded-record.ts';
export type { LoadedSeries } from './rating/in-memory/loaded-series.ts';
export * from './rating/lists/list.ts';
export { loadPublishedLists } from './rating/lists/list.ts';
export type { ListedRow } from './rating/lists/list-row.ts';
export { LIST_SECTIONS, type ListSection, sectionsOf } from './rating/lists/list-sections.ts';
export { type ListView, viewList } from './rating/lists/list-view.ts';
export { listDocument } from './rating/player/list-document.ts';
export { hasReady, isReadyBehind, keepAllReady, keepReady } from './rating/ready-columns/keep-ready.ts';
export { federationFor } from './rating/series/find-series.ts';
export type { ListVerdict } from './rating/series/list-verdict.ts';
export { verifyList, verifyLists } from './rating/series/verify-list.ts';
export * from './record-kinds.ts';
export * from './registry/clubs/club.ts';
export * from './registry/clubs/delegation-acts.ts';
export * from './registry/federation/federation.ts';
export { toldFederationSchema } from './registry/federation/federation.ts';
export * from './registry/identity/identity.ts';
export { markFile, markPath } from './registry/identity/show-identity.ts';
export * from './registry/licences/season.ts';
export * from './registry/merging/merge.ts';
export * from './registry/merging/merge.ts';
export * from './registry/players/player.ts';
export * from './registry/sanctions/sanction.ts';
export * from './scrabble/reports/scrabble-report.ts';
export { SEEN_FIELDS, seenByOf } from './seen-fields.ts';
export * from './teams/club-lists/club-list.ts';
export * from './teams/leagues/league.ts';
export * from './teams/leagues/league.ts';
export * from './teams/line-ups/line-up.ts';
export * from './teams/matches/match.ts';
export * from './teams/reserves/match-reserve.ts';
export * from './titles/norm.ts';
export * from './titles/promotion.ts';
export * from './titles/title.ts';
