import type { Colour } from '@escala/core';
import type { TrfScoring } from './scoring.ts';

/** Colours as in a report; `-` for none. */
export type TrfColour = 'w' | 'b' | '-';

/**
 * Results as in a report: `1 = 0` played, `W D L` decided without a move, `+ -` forfeit, `H` half-point, `F` full-point
 * and `U` pairing-allocated bye, `Z` absent, blank: not given.
 */
export type TrfResult = '1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-' | 'H' | 'F' | 'U' | 'Z' | ' ';

export interface TrfRound {
  /** Start number of the opponent; 0 for none. */
  readonly opponent: number;
  readonly colour: TrfColour;
  readonly result: TrfResult;
}

/** A round left blank in a player's line. */
export const NO_ROUND: TrfRound = { opponent: 0, colour: '-', result: ' ' };

/** What a line says about a person, in 001 records and in those of national ratings. */
export interface TrfPerson {
  readonly number: number;
  readonly sex?: 'm' | 'w' | undefined;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  /** 0 if the file has 0: unrated. */
  readonly rating?: number | undefined;
  readonly federation?: string | undefined;
  readonly id?: string | undefined;
  /** As written: a date or a year. */
  readonly birth?: string | undefined;
}

export interface TrfPlayer extends TrfPerson {
  readonly points?: number | undefined;
  readonly rank?: number | undefined;
  /** From round 1 to the last one that is not blank. */
  readonly rounds: readonly TrfRound[];
}

/** A national rating: the record is named after the federation. */
export interface TrfNational extends TrfPerson {
  readonly record: string;
}

/** 013. */
export interface TrfTeamList {
  readonly name: string;
  readonly players: readonly number[];
}

/** 310. */
export interface TrfTeam {
  readonly number: number;
  readonly name?: string | undefined;
  readonly nickname?: string | undefined;
  readonly strength?: number | undefined;
  readonly matchPoints?: number | undefined;
  readonly gamePoints?: number | undefined;
  readonly rank?: number | undefined;
  readonly players: readonly number[];
}

/** 240: requested byes and absences. XXZ names no round: it is for the one to be paired. */
export interface TrfByes {
  readonly kind: 'F' | 'H' | 'Z';
  readonly round?: number | undefined;
  readonly ids: readonly number[];
}

/** 250: points lent for the pairing, by rounds and start numbers. */
export interface TrfAcceleration {
  readonly matchPoints?: number | undefined;
  readonly points?: number | undefined;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstId: number;
  readonly lastId: number;
}

/** XXA: points lent to one player, round by round. */
export interface TrfLentPoints {
  readonly id: number;
  readonly points: readonly number[];
}

/** 260, and XXP without rounds: players who must not meet each other. */
export interface TrfForbidden {
  readonly firstRound?: number | undefined;
  readonly lastRound?: number | undefined;
  readonly ids: readonly number[];
}

/** 299: points that differ from those of the result. */
export interface TrfAbnormalPoints {
  readonly kind: string;
  readonly matchPoints?: number | undefined;
  readonly points?: number | undefined;
  readonly round?: number | undefined;
  readonly ids: readonly number[];
}

/** 300: who sat on which board; 0 for an empty board. */
export interface TrfLineUp {
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
  readonly players: readonly number[];
}

/** 320: the team without an opponent in each round; 0 for none. */
export interface TrfTeamByes {
  readonly matchPoints?: number | undefined;
  readonly gamePoints?: number | undefined;
  readonly teams: readonly number[];
}

/** 330. */
export interface TrfTeamForfeit {
  readonly kind: '+-' | '-+' | '--';
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** 362. */
export interface TrfMatchScoring {
  readonly win?: number | undefined;
  readonly draw?: number | undefined;
  readonly loss?: number | undefined;
}

/** A line kept as it is: a comment, an informative record, or an unreadable line. */
export interface TrfLine {
  readonly text: string;
  /** The next record after the line; absent at the end of the file. */
  readonly before?: string | undefined;
}

/** Everything in a tournament report. Texts are as written, without surrounding blanks. */
export interface TrfReport {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly federation?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly playerCount?: string | undefined;
  readonly ratedCount?: string | undefined;
  readonly teamCount?: string | undefined;
  readonly type?: string | undefined;
  readonly chiefArbiter?: string | undefined;
  readonly deputyArbiters: readonly string[];
  readonly timeControl?: string | undefined;
  readonly roundDates: readonly string[];
  /** 142, XXR. */
  readonly rounds?: number | undefined;
  /** 152, XXC. */
  readonly initialColour?: Colour | undefined;
  /** XXC rank: the ranks of the file are the pairing numbers. */
  readonly pairedByRank?: true | undefined;
  /** 162, XXS, BB?; the usual points by default. */
  readonly scoring?: TrfScoring | undefined;
  readonly ratingFederation?: string | undefined;
  readonly ratingMethod?: string | undefined;
  readonly pairingProgram?: string | undefined;
  readonly typeCode?: string | undefined;
  readonly tieBreaks: readonly string[];
  readonly standingsOrder: readonly string[];
  readonly timeCode?: string | undefined;
  readonly boardColours?: string | undefined;
  readonly matchScoring?: TrfMatchScoring | undefined;
  readonly players: readonly TrfPlayer[];
  readonly nationals: readonly TrfNational[];
  readonly teamLists: readonly TrfTeamList[];
  readonly teams: readonly TrfTeam[];
  readonly byes: readonly TrfByes[];
  readonly accelerations: readonly TrfAcceleration[];
  readonly lentPoints: readonly TrfLentPoints[];
  readonly forbidden: readonly TrfForbidden[];
  readonly abnormalPoints: readonly TrfAbnormalPoints[];
  readonly lineUps: readonly TrfLineUp[];
  readonly teamByes: readonly TrfTeamByes[];
  readonly teamForfeits: readonly TrfTeamForfeit[];
  /** Comments, 801 and 802, unknown and unreadable lines, in file order. */
  readonly keptLines: readonly TrfLine[];
}
