import { accountKind } from './accounts/account.ts';
import { passkeyKind } from './accounts/second-factor/passkey.ts';
import { apiTokenKind } from './accounts/tokens/api-token.ts';
import { claimKind } from './claims/claim.ts';
import { committeeKind } from './committees/committee.ts';
import { deviceKind } from './events/devices/device.ts';
import { ENTRY_SEEN, entryKind } from './events/entries/entry.ts';
import { eventKind } from './events/event.ts';
import { placesKind } from './events/places/places.ts';
import { reportKind } from './events/reports/report.ts';
import { entryRequestKind } from './events/requests/entry-request.ts';
import { BOARD_SEEN, boardKind } from './events/rounds/board.ts';
import { roundKind } from './events/rounds/round.ts';
import { EVENT_FIELDS } from './events/settings/event-fields.ts';
import { fideListKind } from './imports/fide/fide-list.ts';
import { importKind } from './imports/import.ts';
import type { RecordKind } from './kit/record-kind.ts';
import type { SeenBy, SeenFields } from './kit/seen-by.ts';
import { correctionKind } from './rating/corrections/correction.ts';
import { listKind } from './rating/lists/list.ts';
import { clubKind } from './registry/clubs/club.ts';
import { delegationKind } from './registry/clubs/delegation-acts.ts';
import { federationKind } from './registry/federation/federation.ts';
import { identityKind } from './registry/identity/identity.ts';
import { seasonKind } from './registry/licences/season.ts';
import { keptApartKind, mergeKind } from './registry/merging/merge.ts';
import { playerKind } from './registry/players/player.ts';
import { PLAYER_FIELDS } from './registry/players/player-fields.ts';
import { sanctionKind } from './registry/sanctions/sanction.ts';
import { scrabbleReportKind } from './scrabble/reports/scrabble-report.ts';
import { clubListKind } from './teams/club-lists/club-list.ts';
import { leagueKind, teamKind } from './teams/leagues/league.ts';
import { lineUpKind } from './teams/line-ups/line-up.ts';
import { actaKind, matchKind } from './teams/matches/match.ts';
import { matchReserveKind } from './teams/reserves/match-reserve.ts';
import { normKind } from './titles/norm.ts';
import { normElsewhereKind } from './titles/performance/norm-elsewhere.ts';
import { titleByPlaceKind } from './titles/performance/title-by-place.ts';
import { promotionKind } from './titles/promotion.ts';

/** One audience for all fields of a kind, or one for each field. */
type Seen = SeenBy | Readonly<Record<string, SeenBy>>;

const row = <Body>({ name }: RecordKind<Body>, seen: SeenBy | SeenFields<Body>): readonly [string, Seen] => [
  name,
  seen as Seen,
];

const seenBy = <Fields extends Readonly<Record<string, { readonly seenBy: SeenBy }>>>(table: Fields) =>
  Object.fromEntries(Object.entries(table).map(([field, told]) => [field, told.seenBy])) as {
    [Field in keyof Fields]: Fields[Field]['seenBy'];
  };

/** Every kind of record, and who sees each of its fields (D-OFF-1301). A test holds answers, pages and files to it. */
export const SEEN_FIELDS: ReadonlyMap<string, Seen> = new Map([
  row(accountKind, {
    email: 'accounts',
    // On the page of an event that the account runs.
    name: 'everybody',
    roles: 'accounts',
    clubs: 'accounts',
    delegations: 'accounts',
    events: 'accounts',
    player: 'accounts',
    state: 'accounts',
    secondFactors: 'accounts',
    language: 'accounts',
    notices: 'accounts',
    recovery: 'accounts',
  }),
  row(actaKind, {
    league: 'everybody',
    round: 'everybody',
    playedOn: 'everybody',
    home: 'everybody',
    away: 'everybody',
    results: 'everybody',
    awarded: 'everybody',
    findings: 'everybody',
    submittedBy: 'office',
    side: 'everybody',
    submittedAt: 'everybody',
    confirmedBy: 'office',
    contested: 'concerned',
  }),
  row(apiTokenKind, 'accounts'),
  row(boardKind, BOARD_SEEN),
  row(claimKind, {
    player: 'everybody',
    list: 'everybody',
    about: 'everybody',
    text: 'concerned',
    evidence: 'concerned',
    openedBy: 'concerned',
    openedOn: 'everybody',
    window: 'everybody',
    state: 'everybody',
    decision: 'everybody',
    appeal: 'concerned',
    appealDecision: 'everybody',
    withdrawnOn: 'everybody',
  }),
  row(clubKind, 'everybody'),
  row(clubListKind, {
    season: 'everybody',
    club: 'everybody',
    players: 'concerned',
    submittedBy: 'concerned',
    submittedOn: 'concerned',
    firstSubmittedOn: 'concerned',
  }),
  // Members are known by name; who came to a meeting is for those who keep the record.
  row(committeeKind, { committee: 'everybody', seats: 'everybody', meetings: 'office', revoked: 'everybody' }),
  row(correctionKind, {
    change: 'everybody',
    before: 'everybody',
    claim: 'everybody',
    // Everybody sees the role (D-OFF-264).
    by: 'office',
    on: 'everybody',
    reason: 'everybody',
    act: 'everybody',
    lists: 'everybody',
  }),
  row(delegationKind, 'everybody'),
  row(deviceKind, 'desk'),
  row(entryKind, ENTRY_SEEN),
  row(entryRequestKind, 'desk'),
  row(eventKind, seenBy(EVENT_FIELDS)),
  row(federationKind, 'everybody'),
  row(fideListKind, 'office'),
  row(identityKind, 'everybody'),
  row(importKind, 'office'),
  row(keptApartKind, 'office'),
  row(leagueKind, 'everybody'),
  // The sheet is everybody's once both are in (D-OFF-25).
  row(lineUpKind, {
    match: 'everybody',
    side: 'everybody',
    team: 'everybody',
    league: 'everybody',
    round: 'everybody',
    sheet: 'concerned',
    submittedBy: 'office',
    submittedOn: 'concerned',
  }),
  row(listKind, 'everybody'),
  row(matchKind, 'everybody'),
  row(matchReserveKind, {
    league: 'everybody',
    match: 'everybody',
    round: 'everybody',
    board: 'everybody',
    said: 'concerned',
    whiteClock: 'concerned',
    blackClock: 'concerned',
    at: 'concerned',
    suspended: 'everybody',
    ruling: 'concerned',
    released: 'concerned',
  }),
  row(mergeKind, 'office'),
  row(normElsewhereKind, 'everybody'),
  row(normKind, 'everybody'),
  row(passkeyKind, 'accounts'),
  row(placesKind, 'office'),
  row(playerKind, seenBy(PLAYER_FIELDS)),
  row(promotionKind, 'office'),
  row(reportKind, {
    source: 'everybody',
    state: 'everybody',
    record: 'everybody',
    rounds: 'everybody',
    tournament: 'everybody',
    findings: 'desk',
    submittedBy: 'desk',
    submittedOn: 'everybody',
    // Its reason is published where the officer said so (D-OFF-420).
    decision: 'desk',
    appeal: 'desk',
  }),
  row(roundKind, {
    event: 'everybody',
    round: 'everybody',
    state: 'everybody',
    pairs: 'everybody',
    byes: 'everybody',
    free: 'everybody',
    pairedOn: 'everybody',
    fixedNumbers: 'everybody',
    engine: 'everybody',
    byHand: 'desk',
    received: 'desk',
  }),
  row(sanctionKind, 'concerned'),
  row(scrabbleReportKind, {
    name: 'everybody',
    place: 'everybody',
    club: 'everybody',
    collective: 'everybody',
    libere: 'everybody',
    start: 'everybody',
    end: 'everybody',
    state: 'everybody',
    findings: 'desk',
    submittedBy: 'desk',
    submittedOn: 'everybody',
    decision: 'desk',
  }),
  row(seasonKind, 'everybody'),
  row(teamKind, 'everybody'),
  row(titleByPlaceKind, 'everybody'),
]);

/** Who sees a field; a field or a kind without a line is nobody's but the office's. */
export function seenByOf(kind: string, field: string): SeenBy {
  const seen = SEEN_FIELDS.get(kind) ?? 'office';
  return typeof seen === 'string' ? seen : (seen[field] ?? 'office');
}
