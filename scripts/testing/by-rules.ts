import { rulesAtHand } from '../../apps/web/src/pages/regulations/rules-at-hand.ts';
import { ANSWERED } from '../../apps/web/src/testing/rule-addresses.ts';
import { testSite } from '../../apps/web/src/testing/test-site.ts';

const nobodyIsAsked = (): never => {
  throw new Error('The page is made from the code.');
};

/** Asks a question about the rules on its page, in every way that gives another sentence. */
export async function askRules(book: string, question: string): Promise<void> {
  const site = testSite(`/regulations/${book}/questions`, { today: '2026-11-15' });
  const addresses = ANSWERED.filter((address) => address.startsWith(`question=${question}&`));
  if (addresses.length === 0) throw new Error(`Nobody asks ${question}.`);
  for (const address of addresses) {
    const query = Object.fromEntries(new URLSearchParams(address));
    const { main } = await rulesAtHand.view(nobodyIsAsked, { params: { rules: book }, query }, site);
    if (!main.html.includes('class="rule-answer')) throw new Error(`${question} has no answer.`);
  }
}
