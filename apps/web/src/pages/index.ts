import type { PublicPage } from '../kit/page.ts';
import { account } from './account.ts';
import { boardDevice } from './board-device.ts';
import { club } from './club.ts';
import { clubs } from './clubs.ts';
import { differences } from './differences.ts';
import { eventPages } from './event-pages.ts';
import { forgottenPassword } from './forgotten-password.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { invitation } from './invitation.ts';
import { datedList, latestList } from './list.ts';
import { listSectionsPage } from './list-sections.ts';
import { lists } from './lists.ts';
import { player } from './player.ts';
import { players } from './players.ts';
import { datedRating, latestRating } from './rating.ts';
import { nextRating } from './rating-next.ts';
import { regulation } from './regulation.ts';
import { regulations } from './regulations.ts';
import { rulesAtHand } from './rules-at-hand.ts';
import { setup } from './setup.ts';
import type { OutsidePage } from './setup-document.ts';
import { signIn } from './sign-in.ts';
import { unsubscribePage } from './unsubscribe.ts';

/** Every page that the public reads. The server offers what stands here. */
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
  latestRating,
  datedRating,
  nextRating,
  signIn,
  forgottenPassword,
  unsubscribePage,
  account,
  boardDevice,
  regulations,
  regulation,
  rulesAtHand,
  health,
  clubs,
  club,
];

/** Pages of no federation, at their own addresses. */
export const outsidePages: readonly OutsidePage[] = [setup, invitation];
