import { amendClub } from './amend-club.ts';
import { amendDelegation } from './amend-delegation.ts';
import { amendFederation } from './amend-federation.ts';
import { amendPlayer } from './amend-player.ts';
import { amendSeason } from './amend-season.ts';
import { awardTitle } from './award-title.ts';
import { cancelLicence } from './cancel-licence.ts';
import { clubLeaves } from './club-leaves.ts';
import { endLicence } from './end-licence.ts';
import { foundFederation } from './found-federation.ts';
import { imposeSanction } from './impose-sanction.ts';
import { issueLicence } from './issue-licence.ts';
import { keepApart } from './keep-apart.ts';
import { liftSanction } from './lift-sanction.ts';
import { linkFide } from './link-fide.ts';
import { mergePlayer } from './merge-player.ts';
import { openSeason } from './open-season.ts';
import { reconsiderApart } from './reconsider-apart.ts';
import { registerClub } from './register-club.ts';
import { registerDelegation } from './register-delegation.ts';
import { registerPlayer } from './register-player.ts';
import { setCategory } from './set-category.ts';
import { transferLicence } from './transfer-licence.ts';
import { unmergePlayer } from './unmerge-player.ts';
import { withdrawTitle } from './withdraw-title.ts';

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
