/** Every act of the office by name. The server offers the acts exported here. */
export { amendRoles, changeAddress, chooseNotices } from './accounts/account-acts.ts';
export { inviteAccount, renewInvitation } from './accounts/invite-account.ts';
export { acceptInvitation, changePassword, unsubscribe } from './accounts/own-account-act.ts';
export { agreeRecovery, askRecovery, refuseRecovery } from './accounts/recovery.ts';
export {
  confirmTotp,
  enrolTotp,
  makeRecoveryCodes,
  removeTotp,
  resetSecondFactor,
} from './accounts/second-factor/codes.ts';
export { confirmPasskey, enrolPasskey, removePasskey, renamePasskey } from './accounts/second-factor/passkeys.ts';
export { reinstateAccount, suspendAccount } from './accounts/suspension.ts';
export { createApiToken, revokeApiToken } from './accounts/tokens/api-token-acts.ts';
export { appealClaim } from './claims/appeal-claim.ts';
export { addEvidence, decideClaim, withdrawClaim } from './claims/claim-acts.ts';
export { decideAppeal } from './claims/decide-appeal.ts';
export { openClaim } from './claims/open-claim.ts';
export { holdMeeting, revokeDecision } from './committees/meeting-acts.ts';
export { releaseMember, seatMember } from './committees/seat-acts.ts';
export { moveRound } from './events/calendar/move-round.ts';
export { mergeEvent } from './events/comparison/merge-event.ts';
export { handOutDevice, openCheckIn, revokeDevice, takeUpDevice } from './events/devices/device-acts.ts';
export { addEntries } from './events/entries/add-entries.ts';
export { addEntry } from './events/entries/add-entry.ts';
export { callRoll, checkIn } from './events/entries/call-roll.ts';
export { amendEntry, setAbsence, setPaid } from './events/entries/entry-acts.ts';
export { giveNumbers } from './events/entries/give-numbers.ts';
export { askToLeave, judgeLeave } from './events/entries/leave-acts.ts';
export { confirmPlace, wishToGoOn } from './events/entries/player-wishes.ts';
export { returnEntry, withdrawEntry } from './events/entries/withdraw-entry.ts';
export { annulEvent, closeEvent, reopenEvent } from './events/event-state-acts.ts';
export { receiveEvent } from './events/file/receive-event.ts';
export { takeFideReport } from './events/file/take-fide-report.ts';
export { keepGames } from './events/games/keep-games.ts';
export { givePlaces } from './events/places/give-places.ts';
export { setPrizes } from './events/places/set-prizes.ts';
export { takeFideRatings } from './events/ratings/fide-differences.ts';
export { acceptReport } from './events/reports/accept-report.ts';
export { appealRefusal, decideRefusalAppeal } from './events/reports/refusal-appeals.ts';
export { refuseReport, waiveFinding } from './events/reports/refuse-report.ts';
export { submitReport } from './events/reports/submit-report.ts';
export { askToPlay, proveRequest } from './events/requests/ask-to-play.ts';
export { confirmRequest, declineRequest } from './events/requests/request-acts.ts';
export { setEntering } from './events/requests/set-entering.ts';
export { ruleResult } from './events/reserves/rule-result.ts';
export { addGames } from './events/rounds/add-games.ts';
export { changePair } from './events/rounds/change-pair.ts';
export { closeRound, reopenRound } from './events/rounds/close-round.ts';
export { correctResult } from './events/rounds/correct-result.ts';
export { dropGame } from './events/rounds/drop-game.ts';
export { enterResult } from './events/rounds/enter-result.ts';
export { enterResults } from './events/rounds/enter-results.ts';
export { pairEventRound } from './events/rounds/pair-round.ts';
export { unpairRound } from './events/rounds/unpair-round.ts';
export { amendEvent } from './events/settings/amend-event.ts';
export { forbidPairs } from './events/settings/forbid-pairs.ts';
export { registerEvent } from './events/settings/register-event.ts';
export { importEvents } from './imports/events/import-events.ts';
export { applyFideList } from './imports/fide/apply-fide-list.ts';
export { importList } from './imports/lists/import-list.ts';
export { closeImport, openImport } from './imports/open-import.ts';
export { importPlayers } from './imports/players/import-players.ts';
export { tryMailAgain } from './mail/search-mails.ts';
export { confirmCorrection } from './rating/corrections/confirm-correction.ts';
export { publishHistory } from './rating/publishing/publish-history.ts';
export { publishList } from './rating/publishing/publish-list.ts';
export { reviseLists } from './rating/publishing/revise-lists.ts';
export { amendClub, clubLeaves, registerClub } from './registry/clubs/club-acts.ts';
export { amendDelegation, registerDelegation } from './registry/clubs/delegation-acts.ts';
export { amendFederation } from './registry/federation/amend-federation.ts';
export { changeBook, keepBook } from './registry/federation/change-book.ts';
export { foundFederation } from './registry/federation/found-federation.ts';
export { amendIdentity } from './registry/identity/amend-identity.ts';
export { cancelLicence, endLicence, issueLicence, transferLicence } from './registry/licences/licence-acts.ts';
export { amendSeason, openSeason } from './registry/licences/season-acts.ts';
export { keepApart, reconsiderApart } from './registry/merging/keep-apart.ts';
export { mergePlayer, unmergePlayer } from './registry/merging/merge-player.ts';
export { amendPlayer, confirmPlayer, linkFide, setCategory } from './registry/players/player-acts.ts';
export { registerPlayer } from './registry/players/register-player.ts';
export { imposeSanction, liftSanction } from './registry/sanctions/sanction-acts.ts';
export {
  acceptScrabbleReport,
  amendScrabbleReport,
  annulScrabbleReport,
  refuseScrabbleReport,
} from './scrabble/reports/scrabble-report-acts.ts';
export { submitScrabbleReport } from './scrabble/reports/submit-scrabble-report.ts';
export { submitClubList } from './teams/club-lists/submit-club-list.ts';
export { drawLeague, dropGroup } from './teams/leagues/draw-league.ts';
export { amendLeague, foundLeague } from './teams/leagues/league-acts.ts';
export { registerTeam, withdrawTeam } from './teams/leagues/team-acts.ts';
export { submitLineUp } from './teams/line-ups/submit-line-up.ts';
export { confirmActa, contestActa } from './teams/matches/answer-acta.ts';
export { moveMatch } from './teams/matches/move-match.ts';
export { ruleMatch } from './teams/matches/rule-match.ts';
export { submitActa } from './teams/matches/submit-acta.ts';
export { releaseActa } from './teams/reserves/release-acta.ts';
export { reserveActa } from './teams/reserves/reserve-acta.ts';
export { ruleActa } from './teams/reserves/rule-acta.ts';
export { enterNormElsewhere, revokeNormElsewhere } from './titles/performance/enter-norm-elsewhere.ts';
export { enterTitleByPlace, revokeTitleByPlace } from './titles/performance/enter-title-by-place.ts';
export { applyPromotion, revokePromotion } from './titles/promotion-acts.ts';
export { recordNormByRating } from './titles/record-norm-by-rating.ts';
export { recordNorms } from './titles/record-norms.ts';
export { recordPromotions } from './titles/record-promotions.ts';
export { revokeNorm } from './titles/revoke-norm.ts';
export { awardTitle, grantTitle, withdrawTitle } from './titles/title-acts.ts';
