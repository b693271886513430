/** A column that a register of players may have beside those of any list of entries. */
export interface RegisterColumn {
  /** What it tells, by the name under which rows have it. */
  readonly field: string;
  /** As it is written. */
  readonly heading: string;
  /** What else it may be called in Catalan, Spanish, Romanian and English, without accents and signs; a stroke between two. */
  readonly also: string;
  readonly reads: 'text' | 'date' | 'season';
}
