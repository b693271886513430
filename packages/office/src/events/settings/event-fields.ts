import { fieldsWhere } from '../../kit/record-fields.ts';
import type { EventFacts, FederationEvent } from '../event.ts';

interface EventField {
  /** In every answer that has events, or in that of one event alone. */
  readonly answered: 'found' | 'shown';
  /** Accounts and reasons are for who runs the event or decides on it (D-OFF-20). */
  readonly seenBy: 'everybody' | 'desk';
}

/** A fact is told and amended, some `until-paired`; all else has acts of its own, and stays when the facts are put right. */
type Amended<Field> = Field extends keyof EventFacts ? 'always' | 'until-paired' : 'stays';

const inLine = { answered: 'found', seenBy: 'everybody' } as const;
const onPage = { answered: 'shown', seenBy: 'everybody' } as const;
const atDesk = { answered: 'shown', seenBy: 'desk' } as const;

/** Every field of an event, and what is done with it. */
export const EVENT_FIELDS = {
  name: { ...inLine, amended: 'always' },
  state: { ...inLine, amended: 'stays' },
  type: { ...inLine, amended: 'always' },
  rules: { ...inLine, amended: 'until-paired' },
  system: { ...inLine, amended: 'until-paired' },
  start: { ...inLine, amended: 'always' },
  end: { ...inLine, amended: 'always' },
  rounds: { ...inLine, amended: 'always' },
  timeControl: { ...inLine, amended: 'always' },
  club: { ...inLine, amended: 'always' },
  place: { ...inLine, amended: 'always' },
  roundDates: { ...onPage, amended: 'always' },
  roundTimes: { ...onPage, amended: 'always' },
  flags: { ...onPage, amended: 'always' },
  ratingFacts: { ...onPage, amended: 'always' },
  ratingLists: { ...onPage, amended: 'until-paired' },
  initialColour: { ...onPage, amended: 'until-paired' },
  scoring: { ...onPage, amended: 'until-paired' },
  acceleration: { ...onPage, amended: 'until-paired' },
  virtualPoints: { ...onPage, amended: 'always' },
  byeLimits: { ...onPage, amended: 'always' },
  gamesPerMatch: { ...onPage, amended: 'always' },
  thirdPlaceMatch: { ...onPage, amended: 'always' },
  tiebreaks: { ...onPage, amended: 'always' },
  arbiter: { ...onPage, amended: 'always' },
  deputies: { ...onPage, amended: 'always' },
  ruleFacts: { ...onPage, amended: 'always' },
  league: { ...onPage, amended: 'always' },
  arbiters: { ...atDesk, amended: 'always' },
  registeredBy: { ...atDesk, amended: 'stays' },
  registeredOn: { ...onPage, amended: 'stays' },
  submittedOn: { ...onPage, amended: 'stays' },
  decidedOn: { ...onPage, amended: 'stays' },
  waivers: { ...atDesk, amended: 'stays' },
  phaseOf: { ...onPage, amended: 'stays' },
  parts: { ...onPage, amended: 'stays' },
  prizes: { ...onPage, amended: 'stays' },
  entering: { ...onPage, amended: 'stays' },
  numbersDrawn: { ...onPage, amended: 'stays' },
  /** Who may not meet whom is nobody's matter but the desk's (D-OFF-492). */
  forbidden: { ...atDesk, amended: 'stays' },
  fixedLists: { ...onPage, amended: 'stays' },
} as const satisfies { readonly [Field in keyof FederationEvent]-?: EventField & { readonly amended: Amended<Field> } };

/** What whoever registers an event tells of it. */
export const TOLD_EVENT_FIELDS = fieldsWhere(EVENT_FIELDS, 'amended', 'always', 'until-paired');
