import type { Act } from '../kit/act.ts';
import { accountsActs } from './accounts/index.ts';
import { claimsActs } from './claims/index.ts';
import { correctionActs } from './corrections/index.ts';
import { devicesActs } from './devices/index.ts';
import { eventsActs } from './events/index.ts';
import { importsActs } from './imports/index.ts';
import { mailActs } from './mail/index.ts';
import { ratingActs } from './rating/index.ts';
import { registryActs } from './registry/index.ts';
import { scrabbleActs } from './scrabble/index.ts';
import { teamsActs } from './teams/index.ts';
import { titlesActs } from './titles/index.ts';

export type AnyAct = Act<unknown, unknown, unknown>;

/** Every act of the office. The server offers what stands here. */
export const allActs: readonly AnyAct[] = [
  ...registryActs,
  ...eventsActs,
  ...devicesActs,
  ...teamsActs,
  ...ratingActs,
  ...correctionActs,
  ...claimsActs,
  ...titlesActs,
  ...scrabbleActs,
  ...importsActs,
  ...accountsActs,
  ...mailActs,
];
