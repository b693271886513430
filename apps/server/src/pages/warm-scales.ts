import { askQuestion, FEDERATIONS_AT_HAND, NOBODY, type Question } from '@escala/office';
import { showFederation, showScale } from '@escala/office/questions';
import { gamesOf } from '@escala/web';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-parts.ts';

/**
 * The health of a scale is worked out from every game there is. It is begun as soon as the server listens, with pauses in which
 * requests are answered, so that the first reader does not wait for it.
 */
export function warmScales(app: FastifyInstance, context: ServerContext): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onListen', async () => {
    // Nobody waits for it: what cannot be worked out now is worked out when somebody asks.
    void allScales(context, () => closing).catch((error) => app.log.warn(error, 'scales not brought to hand'));
  });
}

async function allScales(context: ServerContext, isClosing: () => boolean): Promise<void> {
  if (context.memory === undefined) return;
  const federations = await context.archive.federations();
  if (federations.length > FEDERATIONS_AT_HAND) return;
  for (const federation of federations) {
    const ask = <Input, Answer>(question: Question<Input, Answer>, input: unknown): Promise<Answer> =>
      askQuestion(context, question, { federation, viewer: NOBODY, input });
    const { settings } = await ask(showFederation, {});
    for (const series of settings.series)
      if (!isClosing() && gamesOf([series])?.includes('head-to-head')) await ask(showScale, { series: series.id });
  }
}
