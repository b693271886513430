import type { CodeOf } from '../vocabulary.ts';
import type { DocumentOf } from './document.ts';

/** A team competition, as a book names it. */
export type TeamCompetitionName = CodeOf<'web.competition'>;

/** `escala/team-list@1`: a club's players by strength, and its teams, the first team first. */
export type TeamList = DocumentOf<'teamList'>;
/** A player on a club's list, whose number is `7`, `7 bis` or `0 bis`. */
export type ListedPlayer = TeamList['players'][number];
/** A team of a club, named by its letter. */
export type ClubTeam = TeamList['teams'][number];

type Sheet = DocumentOf<'lineUp'>['home'];
/** A change of players after the start: minutes since the official hour. */
export type Substitution = NonNullable<Sheet['substitutions']>[number];
/** A player on the sheet of another match of the same round. */
export type OtherSheet = NonNullable<Sheet['otherSheets']>[number];

/** The sheet that a team hands in: board by board, null where nobody plays. */
export interface LineUp extends Pick<Sheet, 'team' | 'boards' | 'reserve' | 'substitutions' | 'otherSheets'> {
  readonly round: number;
}
