import { fieldsWhere } from '../../kit/record-fields.ts';
import type { SeenBy } from '../../kit/seen-by.ts';
import type { EventFacts, FederationEvent } from '../event.ts';

interface EventField {
  /** In every answer with events, or only in that of a single event. */
  readonly answered: 'found' | 'shown';
  /** Accounts and reasons are for those who run the event or decide on it (D-OFF-20). */
  readonly seenBy: Extract<SeenBy, 'everybody' | 'desk'>;
}

/**
 * The facts of the registration can be amended, some only `until-paired`; other fields have acts of their own and stay
 * when facts are amended.
 */
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
  moves: { ...onPage, amended: 'stays' },
  /** Forbidden pairs are only for the desk (D-OFF-492). */
  forbidden: { ...atDesk, amended: 'stays' },
  fixedLists: { ...onPage, amended: 'stays' },
} as const satisfies { readonly [Field in keyof FederationEvent]-?: EventField & { readonly amended: Amended<Field> } };

/** The facts given when an event is registered. */
export const TOLD_EVENT_FIELDS = fieldsWhere(EVENT_FIELDS, 'amended', 'always', 'until-paired');
