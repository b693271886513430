/** A line of a federation's list, as in its files. */
export interface ListedPlayer {
  readonly rank: number | null;
  readonly id: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  readonly nationality?: string | undefined;
  readonly club?: string | undefined;
  readonly clubName?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly rating: number | null;
  readonly previous?: number | null | undefined;
  readonly change?: number | undefined;
  readonly k0?: number | undefined;
  readonly k?: number | undefined;
  readonly games?: number | undefined;
  readonly status: string;
}
