import type { PublicPage } from '../kit/page.ts';
import { home } from './home.ts';
import { datedList, latestList } from './list.ts';
import { lists } from './lists.ts';

/** Every page that the public reads. The server offers what stands here. */
export const publicPages: readonly PublicPage[] = [home, lists, latestList, datedList];
