/** A column of a register of players, in addition to those of any list of entries. */
export interface RegisterColumn {
  /** Its field name in rows. */
  readonly field: string;
  /** The heading written. */
  readonly heading: string;
  /**
   * Other headings for it in Catalan, Spanish, Romanian and English,
   * without accents or punctuation; separated by a vertical bar.
   */
  readonly also: string;
  readonly reads: 'text' | 'date' | 'season';
}
