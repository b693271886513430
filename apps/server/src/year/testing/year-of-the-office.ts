import { claims, lateReport, tooLate } from './chapters/claims.ts';
import { founding } from './chapters/founding.ts';
import { league } from './chapters/league.ts';
import { aprilLists, downloads, verified } from './chapters/lists.ts';
import { openSwiss } from './chapters/open-swiss.ts';
import { otherEvents } from './chapters/other-events.ts';
import { historyPublished, past } from './chapters/past.ts';
import { registry } from './chapters/registry.ts';
import type { OfficeApi } from './office-api.ts';

/** A year of a federation as its people live it, from the first link to the last list; then a second federation beside it. */
export async function yearOfTheOffice(
  api: OfficeApi,
  links: { first: string; next(): Promise<string> },
): Promise<void> {
  const begun = await founding(api, links.first);
  api.clock.goTo('2017-01-16');
  const year = { ...begun, player: await registry(begun) };
  await past(year);
  year.goTo('2017-03-01');
  await historyPublished(year);
  await openSwiss(year);
  year.goTo('2017-03-18');
  await otherEvents(year);
  await league(year);
  await aprilLists(year);
  await downloads(year);
  await claims(year);
  await lateReport(year);
  await tooLate(year);
  await verified(year);
}
