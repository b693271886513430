/**
 * Who may do what, written out a second time and grouped by who: a line that is dropped, widened or narrowed in the
 * table of permissions is dropped here, too, or a test is red. `own`: only in their own matters.
 */
export const WRITTEN: Readonly<Record<string, string>> = {
  administrator: `
    account.agree-recovery account.amend-roles account.ask-recovery account.change-address account.invite
    account.reinstate account.renew-invitation account.search account.suspend federation.amend federation.found
    fide-register.load second-factor.reset`,
  'arbiter own, officer': `
    absence.call-roll absence.set device.hand-out device.open-check-in device.revoke device.search entry.add
    entry.add-many entry.amend entry.confirm entry.decline entry.requests entry.return entry.set-paid
    entry.withdraw event.amend event.close event.compare event.fide-differences event.file event.forbid-pairs
    event.merge event.paired-anew event.reopen event.report-gaps event.set-entering event.set-prizes
    event.take-fide-ratings event.take-fide-report games.keep numbers.give report.appeal report.submit
    result.correct results.enter-many round.add-games round.change-pair round.close round.drop-game round.pair
    round.reopen round.unpair scrabble-report.amend`,
  'arbiter own, officer, commission': `
    event.annul report.effect report.show scrabble-report.show`,
  'arbiter own, officer, device own': `
    absence.check-in result.enter`,
  'arbiter, officer': `
    arbiter.search entry.recognise event.precheck event.receive event.register scrabble-report.check
    scrabble-report.own scrabble-report.players scrabble-report.submit`,
  'arbiter, officer, administrator': `
    fide-register.show`,
  commission: `
    claim.decide-appeal event.move-round match.move report.decide-appeal`,
  committee: `
    sanction.impose sanction.lift`,
  'delegate own, arbiter own, officer': `
    acta.reserve`,
  'delegate own, delegation own, officer': `
    acta.submit club-list.check club-list.show club-list.submit delegate.matches licence.issue player.register
    team.register`,
  'delegate own, officer': `
    acta.confirm acta.contest acta.release line-up.check line-up.submit`,
  'delegate, arbiter, officer': `
    fide-register.find`,
  'delegate, delegation, officer': `
    player.similar`,
  device: `
    device.boards device.check-in`,
  officer: `
    claim.decide club.amend club.leave club.register committee.release committee.revoke committee.seat
    correction.confirm delegation.amend delegation.register fide-list.apply fide-list.compare fide-list.wanted
    fide.link import.close import.doubts import.events import.list import.open import.players import.read-events
    import.read-list import.read-players import.search import.show league.amend league.draw league.drop-group
    league.found licence.cancel licence.end licence.transfer list.preview list.preview-revision list.publish
    list.publish-history list.revise period.read player.amend player.confirm player.duplicates player.keep-apart
    player.kept-apart player.merge player.merge-preview player.reconsider player.unmerge report.accept
    report.refuse scrabble-report.accept scrabble-report.refuse season.amend season.open series.change-book
    series.keep-book series.preview-book-change team.withdraw`,
  'officer, administrator': `
    act.search identity.amend mail.search mail.try-again record.history`,
  'officer, commission': `
    category.set correction.preview league.vacancy norm.enter-elsewhere norm.record norm.record-by-rating
    norm.revoke norm.revoke-elsewhere places.give places.order promotion.apply promotion.record promotion.revoke
    promotion.search report.inbox report.waive scrabble-report.annul scrabble-report.inbox title.award title.due
    title.enter-by-place title.grant-by-norms title.revoke-by-place title.withdraw`,
  'officer, commission, committee': `
    committee.meet league.open-matches`,
  'officer, committee': `
    acta.rule entry.judge-leave match.rule reservation.search result.rule`,
  'player own, arbiter own, officer': `
    entry.ask-to-leave entry.confirm-place entry.go-on`,
  'player own, delegate own, officer, commission, committee': `
    sanction.search`,
  'player own, officer': `
    claim.appeal claim.open claim.withdraw`,
  'player own, officer, commission': `
    claim.add-evidence claim.search`,
  'player, delegate, delegation, arbiter, officer, commission, committee, administrator': `
    account.change-password account.choose-notices account.refuse-recovery account.show api-token.create
    api-token.revoke api-token.search passkey.confirm passkey.enrol passkey.remove passkey.rename
    recovery-codes.make second-factor.show totp.confirm totp.enrol totp.remove`,
  public: `
    account.accept-invitation account.unsubscribe claim.of-line claim.of-player claim.read club.members
    club.search club.show committee.show correction.read correction.search device.take-up entry.ask entry.prove
    event.calendar event.crosstable event.document event.entering event.explain-pair event.games event.live
    event.participants event.player event.prizes event.rating-changes event.rounds event.search event.show
    event.standings event.trf event.verdicts event.what-if federation.show health.scale health.summary
    identity.show league.search league.show league.standings list.differences list.highlights list.read
    list.search list.sections list.verify match.show norm.certificate norm.chances-of-player norm.of-event
    norm.of-player norm.performance player.compare player.events player.opponents player.profile player.search
    player.show rating.document rating.explain rating.explain-live rating.history rating.live
    scrabble-event.search scrabble-event.show site.search title.applications`,
};

/** What a key of a program cannot do (D-OFF-452). */
export const WRITTEN_FOR_PERSONS = `
  account.accept-invitation account.agree-recovery account.amend-roles account.ask-recovery account.change-address
  account.change-password account.choose-notices account.invite account.refuse-recovery account.reinstate account.renew-invitation account.unsubscribe
  api-token.create passkey.confirm passkey.enrol passkey.remove passkey.rename recovery-codes.make
  second-factor.reset totp.confirm totp.enrol totp.remove`;
