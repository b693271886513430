import { withoutGaps } from '@escala/core';
import type { FidePlayer } from '@escala/formats';
import { countrySchema, FIRST_BIRTH_YEAR, type Player } from '../registry/players/player.ts';

type ListedFacts = Pick<Player, 'sex' | 'birthYear' | 'nationality' | 'titles' | 'fide'>;

/** What a list of a date says about a player, as the registry keeps it. */
export function listedFacts(listed: FidePlayer, date: string): ListedFacts {
  const { id, sex, birthYear, federation, title, standard, rapid, blitz } = listed;
  const ratings = withoutGaps<Pick<FidePlayer, 'standard' | 'rapid' | 'blitz'>>({ standard, rapid, blitz });
  return withoutGaps<ListedFacts>({
    sex,
    birthYear: birthYear !== undefined && birthYear >= FIRST_BIRTH_YEAR ? birthYear : undefined,
    nationality: countrySchema.safeParse(federation).data,
    titles: title === undefined ? undefined : [{ title }],
    fide: { id, ...(Object.keys(ratings).length > 0 && { ratings: [{ from: date, ...ratings }] }) },
  });
}
