import { accountKind } from './accounts/account.ts';
import { passkeyKind } from './accounts/second-factor/passkey.ts';
import { apiTokenKind } from './accounts/tokens/api-token.ts';
import { claimKind } from './claims/claim.ts';
import { committeeKind } from './committees/committee.ts';
import { deviceKind } from './events/devices/device.ts';
import { entryKind } from './events/entries/entry.ts';
import { eventKind } from './events/event.ts';
import { placesKind } from './events/places/places.ts';
import { reportKind } from './events/reports/report.ts';
import { entryRequestKind } from './events/requests/entry-request.ts';
import { boardKind } from './events/rounds/board.ts';
import { roundKind } from './events/rounds/round.ts';
import { fideListKind } from './imports/fide/fide-list.ts';
import { importKind } from './imports/import.ts';
import type { RecordKind } from './kit/record-kind.ts';
import { correctionKind } from './rating/corrections/correction.ts';
import { listKind } from './rating/lists/list.ts';
import { clubKind } from './registry/clubs/club.ts';
import { delegationKind } from './registry/clubs/delegation-acts.ts';
import { federationKind } from './registry/federation/federation.ts';
import { identityKind } from './registry/identity/identity.ts';
import { seasonKind } from './registry/licences/season.ts';
import { keptApartKind, mergeKind } from './registry/merging/merge.ts';
import { playerKind } from './registry/players/player.ts';
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

const kinds = [
  accountKind,
  actaKind,
  apiTokenKind,
  boardKind,
  claimKind,
  clubKind,
  clubListKind,
  committeeKind,
  correctionKind,
  delegationKind,
  deviceKind,
  entryKind,
  entryRequestKind,
  eventKind,
  federationKind,
  fideListKind,
  identityKind,
  importKind,
  keptApartKind,
  leagueKind,
  lineUpKind,
  listKind,
  matchKind,
  matchReserveKind,
  mergeKind,
  normElsewhereKind,
  normKind,
  passkeyKind,
  placesKind,
  playerKind,
  promotionKind,
  reportKind,
  roundKind,
  sanctionKind,
  scrabbleReportKind,
  seasonKind,
  teamKind,
  titleByPlaceKind,
] as const;

/** Every kind of record, for code that goes through all of them (imports, checks, histories). */
export const recordKinds: readonly RecordKind<never>[] = kinds as unknown as readonly RecordKind<never>[];
