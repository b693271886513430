import type { SmtpServer } from '../../mail/testing/smtp-server.ts';
import { accounts } from './chapters/accounts.ts';
import { byFide } from './chapters/by-fide.ts';
import { claims, lateReport, reinstatement, tooLate } from './chapters/claims.ts';
import { founding } from './chapters/founding.ts';
import { league } from './chapters/league.ts';
import { aprilLists, downloads, verified } from './chapters/lists.ts';
import { lettersOfTheYear, mailsOfDay, wishesForMail } from './chapters/mail.ts';
import { auditLog, mayLists, revision } from './chapters/may.ts';
import { openSwiss } from './chapters/open-swiss.ts';
import { otherEvents } from './chapters/other-events.ts';
import { historyPublished, past } from './chapters/past.ts';
import { registry } from './chapters/registry.ts';
import { scrabble } from './chapters/scrabble.ts';
import { titles } from './chapters/titles.ts';
import type { OfficeApi } from './office-api.ts';

/**
 * A year of a federation as its people live it, from the first
 * link to the last list; then two more federations beside it.
 */
export async function yearOfTheOffice(
  api: OfficeApi,
  links: { first: string; next(): Promise<string> },
  post: SmtpServer,
): Promise<void> {
  const begun = await founding(api, links.first);
  api.clock.goTo('2017-01-16');
  const year = { ...begun, player: await registry(begun) };
  await wishesForMail(year);
  await past(year);
  year.goTo('2017-03-01');
  await historyPublished(year);
  await openSwiss(year, post);
  await mailsOfDay(year, { 'report-decision': 1 });
  year.goTo('2017-03-18');
  await otherEvents(year);
  await league(year);
  await aprilLists(year);
  await downloads(year);
  await mailsOfDay(year, { 'report-decision': 4, 'new-list': 2 });
  year.goTo('2017-04-05');
  await claims(year);
  await lateReport(year);
  await reinstatement(year);
  await mailsOfDay(year, { 'report-decision': 5, 'claim-decision': 2 });
  year.goTo('2017-04-28');
  await titles(year);
  await revision(year);
  await tooLate(year);
  await mayLists(year);
  await verified(year);
  await auditLog(year);
  await lettersOfTheYear(year, post);
  await accounts(year);
  await scrabble(api, await links.next());
  await byFide(api, await links.next());
}
