import type { RecordKind } from '../kit/record-kind.ts';
import { accountKind } from './account.ts';
import { apiTokenKind } from './api-token.ts';
import { boardKind } from './board.ts';
import { claimKind } from './claim.ts';
import { clubKind } from './club.ts';
import { clubListKind } from './club-list.ts';
import { correctionKind } from './correction.ts';
import { delegationKind } from './delegation.ts';
import { deviceKind } from './device.ts';
import { entryKind } from './entry.ts';
import { eventKind } from './event.ts';
import { federationKind } from './federation.ts';
import { fideListKind } from './fide-list.ts';
import { importKind } from './import.ts';
import { keptApartKind } from './kept-apart.ts';
import { leagueKind } from './league.ts';
import { lineUpKind } from './line-up.ts';
import { listKind } from './list.ts';
import { actaKind, matchKind } from './match.ts';
import { matchReserveKind } from './match-reserve.ts';
import { mergeKind } from './merge.ts';
import { normKind } from './norm.ts';
import { passkeyKind } from './passkey.ts';
import { placesKind } from './places.ts';
import { playerKind } from './player.ts';
import { promotionKind } from './promotion.ts';
import { reportKind } from './report.ts';
import { roundKind } from './round.ts';
import { sanctionKind } from './sanction.ts';
import { scrabbleCorrectionKind } from './scrabble-correction.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { seasonKind } from './season.ts';
import { teamKind } from './team.ts';

const kinds = [
  accountKind,
  actaKind,
  apiTokenKind,
  boardKind,
  claimKind,
  clubKind,
  clubListKind,
  correctionKind,
  delegationKind,
  deviceKind,
  entryKind,
  eventKind,
  federationKind,
  fideListKind,
  importKind,
  keptApartKind,
  leagueKind,
  lineUpKind,
  listKind,
  matchKind,
  matchReserveKind,
  mergeKind,
  normKind,
  passkeyKind,
  placesKind,
  playerKind,
  promotionKind,
  reportKind,
  roundKind,
  sanctionKind,
  scrabbleCorrectionKind,
  scrabbleReportKind,
  seasonKind,
  teamKind,
] as const;

/** Every kind of record: for whoever goes through the whole of it (imports, checks, histories). */
export const recordKinds: readonly RecordKind<never>[] = kinds as unknown as readonly RecordKind<never>[];
