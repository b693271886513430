import { accountsActs } from './accounts/acts.ts';
import { claimsActs } from './claims/acts.ts';
import { eventsActs } from './events/acts.ts';
import { devicesActs } from './events/devices/acts.ts';
import { importsActs } from './imports/acts.ts';
import type { Act } from './kit/act.ts';
import { mailActs } from './mail/acts.ts';
import { ratingActs } from './rating/acts.ts';
import { correctionActs } from './rating/corrections/acts.ts';
import { registryActs } from './registry/acts.ts';
import { scrabbleActs } from './scrabble/acts.ts';
import { teamsActs } from './teams/acts.ts';
import { titlesActs } from './titles/acts.ts';

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
