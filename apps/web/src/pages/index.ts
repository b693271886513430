import type { PublicPage } from '../kit/page.ts';
import { account } from './accounts/account.ts';
import { entryAddressPage } from './accounts/entry-address.ts';
import { forgottenPassword } from './accounts/forgotten-password.ts';
import { invitation } from './accounts/invitation.ts';
import { play } from './accounts/play.ts';
import { setup } from './accounts/setup.ts';
import type { OutsidePage } from './accounts/setup-document.ts';
import { signIn } from './accounts/sign-in.ts';
import { unsubscribePage } from './accounts/unsubscribe.ts';
import { design } from './design/design.ts';
import { boardDevice } from './events/board-device.ts';
import { checkInScreen } from './events/check-in.ts';
import { eventPages } from './events/event-pages.ts';
import { health } from './health/health.ts';
import { guidePage, help } from './help/help.ts';
import { home } from './home/home.ts';
import { player } from './players/player.ts';
import { compare } from './players/player-compare.ts';
import { playerGames } from './players/player-games.ts';
import { playerHistory } from './players/player-history.ts';
import { opponents } from './players/player-opponents.ts';
import { players } from './players/players.ts';
import { differences } from './rating/differences.ts';
import { datedList, latestList } from './rating/list.ts';
import { listSectionsPage } from './rating/list-sections.ts';
import { lists } from './rating/lists.ts';
import { datedRating, latestRating } from './rating/rating.ts';
import { nextRating } from './rating/rating-next.ts';
import { club } from './registry/club.ts';
import { clubs } from './registry/clubs.ts';
import { privacy } from './registry/privacy.ts';
import { regulation } from './regulations/regulation.ts';
import { regulations } from './regulations/regulations.ts';
import { rulesAtHand } from './regulations/rules-at-hand.ts';

/** Every public page. The server offers exactly these. */
export const publicPages: readonly PublicPage[] = [
  ...eventPages,
  home,
  lists,
  latestList,
  datedList,
  listSectionsPage,
  differences,
  players,
  player,
  playerGames,
  playerHistory,
  opponents,
  compare,
  latestRating,
  datedRating,
  nextRating,
  signIn,
  forgottenPassword,
  entryAddressPage,
  unsubscribePage,
  account,
  boardDevice,
  checkInScreen,
  regulations,
  regulation,
  rulesAtHand,
  health,
  clubs,
  design,
  club,
  privacy,
  help,
  guidePage,
];

/** Pages outside any federation, at their own addresses. */
export const outsidePages: readonly OutsidePage[] = [setup, play, invitation];
