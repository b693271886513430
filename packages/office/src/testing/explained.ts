import type { HeadToHeadInput } from '@escala/core';
import type { Actor } from '../access/actor.ts';
import { explainRating, ratingDocument } from '../rating/player/explain-rating.ts';
import type { TestOffice } from './test-office.ts';

type Asked = Parameters<(typeof explainRating)['ask']>[1];
type Explained = Awaited<ReturnType<(typeof explainRating)['ask']>>;

/** Takes apart a line of a list, for one kind of book. */
export async function explained<Kind extends Explained['kind']>(
  kind: Kind,
  office: TestOffice,
  asked: Asked,
  viewer?: Actor,
): Promise<Explained & { readonly kind: Kind }> {
  const answer = await office.ask(explainRating, asked, viewer);
  if (answer.kind !== kind) throw new Error(`${asked.series} is of ${answer.kind}`);
  return answer as Explained & { readonly kind: Kind };
}

/** The document behind a line of a head-to-head list. */
export const documentOfGames = async (office: TestOffice, asked: Asked): Promise<HeadToHeadInput> =>
  (await office.ask(ratingDocument, asked)) as HeadToHeadInput;
