import { awardTitle } from '../titles/award-title.ts';
import { withdrawTitle } from '../titles/withdraw-title.ts';
import { amendClub } from './clubs/amend-club.ts';
import { amendDelegation } from './clubs/amend-delegation.ts';
import { clubLeaves } from './clubs/club-leaves.ts';
import { registerClub } from './clubs/register-club.ts';
import { registerDelegation } from './clubs/register-delegation.ts';
import { amendFederation } from './federation/amend-federation.ts';
import { foundFederation } from './federation/found-federation.ts';
import { amendSeason } from './licences/amend-season.ts';
import { cancelLicence } from './licences/cancel-licence.ts';
import { endLicence } from './licences/end-licence.ts';
import { issueLicence } from './licences/issue-licence.ts';
import { openSeason } from './licences/open-season.ts';
import { transferLicence } from './licences/transfer-licence.ts';
import { keepApart } from './merging/keep-apart.ts';
import { mergePlayer } from './merging/merge-player.ts';
import { reconsiderApart } from './merging/reconsider-apart.ts';
import { unmergePlayer } from './merging/unmerge-player.ts';
import { amendPlayer } from './players/amend-player.ts';
import { linkFide } from './players/link-fide.ts';
import { registerPlayer } from './players/register-player.ts';
import { setCategory } from './players/set-category.ts';
import { imposeSanction } from './sanctions/impose-sanction.ts';
import { liftSanction } from './sanctions/lift-sanction.ts';

export const registryActs = [
  foundFederation,
  amendFederation,
  registerDelegation,
  amendDelegation,
  openSeason,
  amendSeason,
  registerClub,
  amendClub,
  clubLeaves,
  registerPlayer,
  amendPlayer,
  mergePlayer,
  unmergePlayer,
  keepApart,
  reconsiderApart,
  issueLicence,
  cancelLicence,
  endLicence,
  transferLicence,
  awardTitle,
  withdrawTitle,
  setCategory,
  linkFide,
  imposeSanction,
  liftSanction,
] as const;
