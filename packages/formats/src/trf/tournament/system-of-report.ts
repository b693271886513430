import {
  type Colour,
  EVENT_TYPES,
  type EventType,
  entryOf,
  type RequestedBye,
  type Scoring,
  type Tournament,
} from '@escala/core';
import type { SetByEvent, TeamsOfSystem, TitleNames } from '@escala/regulations';
import type { TrfReport } from '../trf-report.ts';

/** What a competition book declares about a system for reports. */
export interface ReportedSystem {
  readonly eventType: EventType;
  /** Record 192; codes that begin with CUSTOM mean a different system in each program. */
  readonly reportCode?: string;
  /** The year of its rules: a code may add another one. */
  readonly edition?: number;
  /** The full code, and the event's facts contained in a code, if it has more than the system. */
  reportCodeOf?(tournament: Tournament): string;
  factsOfCode?(code: string): Readonly<Record<string, string | boolean>>;
  /** Set if the system uses titles. */
  readonly titles?: TitleNames;
  /** The colour of the first round is drawn. */
  readonly drawsColour?: true;
  colourDrawn?(tournament: Tournament): Colour | undefined;
  /** Points of a game if not 1, ½ and 0. */
  readonly scoring?: Scoring;
  readonly byes?: { readonly onRequest?: readonly RequestedBye[] };
  readonly setByEvent?: readonly SetByEvent[];
  /** Its players sit for teams, as given in 310 or 013. */
  readonly teams?: Partial<ReportedTeams>;
}

export type ReportedTeams = Pick<TeamsOfSystem, 'matches'> & Required<Pick<TeamsOfSystem, 'roundsOff'>>;

/** Systems of the competition books, by the name that documents use. */
export type ReportedSystems = Readonly<Record<string, ReportedSystem>>;

/** Words for the kinds of event, in the records 092 and 192 alike; the first match counts. */
const WORDS: readonly (readonly [RegExp, EventType])[] = [
  [
    /double_?roundrobin|roundrobin_g2\b|(double|doble|dublu)\W{0,3}(round\W*robin|lliga|liga|volta|vuelta|tur)\b|doppelrund/i,
    'double-round-robin',
  ],
  [
    /round\W*_?robin|berger|\b(lliga|liga|league|rr)\b|(tots|todos|tutti) contra|toutes rondes|(voll|\b)runden?turn|vollrund|girone all|кругов|körmérk|kołow|každý s každým|all.?play.?all/i,
    'round-robin',
  ],
  [/knock\W*out|\beliminat|\bk\.?\W?o\b/i, 'knockout'],
];

/** Ways of pairing that no book of ours has. */
const OTHER_WORDS = /dubov|burstein|\blim\b|double\W*_?swiss|keizer|mc\W?mahon|monrad|hutton|\bjamboree/i;
/** Other programs' own codes, and those of FIDE's table that are not ours. */
const OTHER_CODES = /^(custom|fide_|berger)/i;

/** D-TRF-9: whether a report names a system, though none of ours. */
export const namesAnother = ({ type = '', typeCode = '' }: TrfReport): boolean =>
  OTHER_CODES.test(typeCode) || OTHER_WORDS.test(`${typeCode} ${type}`);

/** A code without the year of rules that the system goes by: programs know it under the bare name (D-OFF-1241). */
export function codeOfToday(code: string, { edition }: Pick<ReportedSystem, 'edition'>): string {
  const year = Number(YEAR.exec(code)?.[1]);
  // In FIDE's own table the edition was first named for the year before it came into force.
  return edition !== undefined && year >= edition - 1 ? code.replace(YEAR, '') : code;
}

const YEAR = /_(\d{4})(?!\d)/;

/** D-DUTCH-18: a code of an earlier year means the same system under other rules. */
export const isOlderEdition = (code: string, system: Pick<ReportedSystem, 'edition'>): boolean =>
  system.edition !== undefined && YEAR.test(codeOfToday(code, system));

/** The system according to the report; undefined if it names none of ours. */
export function systemOfReport(report: TrfReport, systems: ReportedSystems): string | undefined {
  const { type = '', typeCode = '' } = report;
  const named = systemNamed(report, systems);
  const written = `${typeCode} ${type}`.toLowerCase();
  const [coded] = Object.entries(systems)
    .filter(([, { reportCode = '' }]) => hasCode(reportCode, written))
    .sort(([, a], [, b]) => b.reportCode!.length - a.reportCode!.length);
  return named ?? coded?.[0] ?? kindOfCode(typeCode, systems) ?? kindInWords(type);
}

/** A team code is no kind for players; another program writes ours with BERGER (D-OFF-1241). */
function kindOfCode(typeCode: string, systems: ReportedSystems): string | undefined {
  const kind = kindInWords(typeCode);
  if (kind === undefined || !/_TEAM_/i.test(typeCode) || Object.keys(systems).length === 0) return kind;
  return systems[`team-${kind}`] && `team-${kind}`;
}

/** The system whose name is in the report's words. */
export function systemNamed({ type = '', typeCode = '' }: TrfReport, systems: ReportedSystems): string | undefined {
  const written = `${typeCode} ${type}`.toLowerCase();
  const [named] = Object.keys(systems)
    .filter((name) => name !== systems[name]!.eventType && written.includes(name))
    .sort((a, b) => b.length - a.length);
  return named;
}

/** A code with another year, or with a suffix, is another edition of the same system. */
function hasCode(code: string, written: string): boolean {
  const system = code.toLowerCase().replace(/_\d{4}$/, '');
  if (system === '' || system.startsWith('custom')) return false;
  return written.split(/\W+/).some((word) => {
    if (word === system) return true;
    return word.startsWith(`${system}_`) && kindInWords(word.slice(system.length)) === undefined;
  });
}

const kindInWords = (written: string): EventType | undefined => WORDS.find(([words]) => words.test(written))?.[1];

/** 092 in words that can be read back. */
const KINDS: Readonly<Partial<Record<EventType, string>>> = {
  swiss: 'Swiss system',
  'round-robin': 'round robin',
  'double-round-robin': 'double round robin',
  knockout: 'knockout',
};

/** A system named like its kind of event needs no further name. */
export function systemInWords(system: string, systems: ReportedSystems): string {
  const eventType = entryOf(systems, system)?.eventType ?? EVENT_TYPES.find((each) => each === system) ?? 'swiss';
  if (eventType === 'team' && eventType !== system) return `Team: ${system}`;
  return `Individual: ${KINDS[eventType] ?? eventType}${eventType === system ? '' : ` (${system})`}`;
}

/** TRF26 lists teams that meet (310); 013 may also be of an individual event, unless 092 speaks of teams. */
export const isOfTeams = ({ type = '', typeCode = '', teams }: TrfReport): boolean =>
  teams.length > 0 || /team|equip|echip/i.test(`${type} ${typeCode}`);

/** The kind of event for rating. */
export function eventTypeOfReport(report: TrfReport): EventType {
  const { type = '', typeCode = '' } = report;
  if (report.teamLists.length > 0 || isOfTeams(report)) return 'team';
  // FIDE codes that are not for leagues are for Swiss systems.
  const ofCode = kindInWords(typeCode) ?? (/^fide_|swiss/i.test(typeCode) ? 'swiss' : undefined);
  return ofCode ?? kindInWords(type) ?? (/\bmatch\b/i.test(type) ? 'match' : 'swiss');
}
