import { federationKind } from '@escala/office';
import type { ServerContext } from '../server-parts.ts';
import type { RenderedPage } from './kept-pages.ts';
import { keyOf, madePublic, type PublicAsked } from './public-answer.ts';

/**
 * What everybody may be shown, kept from the time before or made now, in the loop or, if it may take long, beside it.
 * Undefined if there is no such federation.
 */
export async function publicAnswer(
  context: ServerContext,
  asked: PublicAsked,
  network: string,
): Promise<RenderedPage | undefined> {
  const { archive, readings, kept, clock, beside } = context;
  const { federation, isLong } = asked;
  const key = keyOf(asked);
  const found = await archive.read(federation, async (reading) => {
    const ofPage = await readings.at(reading);
    const facts = await ofPage.reading.get(federationKind, federation);
    if (facts === undefined) return undefined;
    const today = clock.today(facts.body.timeZone);
    const states = ofPage.states.map((each) => `${each} ${today}`);
    const before = kept.get(key, states, performance.now());
    if (before !== undefined) return { rendered: before };
    const keep = (rendered: RenderedPage, sawResults: boolean): void =>
      kept.keep(key, `${ofPage.state(sawResults)} ${today}`, rendered, performance.now());
    if (isLong && beside !== undefined) return { keep, hash: ofPage.hash, state: `${ofPage.hash} ${today}` };
    const { rendered, sawResults } = await madePublic(context, ofPage, asked);
    keep(rendered, sawResults);
    return { rendered };
  });
  if (found === undefined || 'rendered' in found) return found?.rendered;
  // Between two readings, so that waiting holds no connection (D-OFF-731).
  const { rendered, hash, sawResults } = await beside!.shown(asked, `${key} ${found.state}`, network);
  // Made of a later moment: the next reader has it made of that one.
  if (hash === found.hash) found.keep(rendered, sawResults);
  return rendered;
}
