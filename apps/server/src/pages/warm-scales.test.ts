import { type Memory, memory } from '@escala/office';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('begins when the server listens, and not before; requests are answered meanwhile', async () => {
  const kept = memory();
  let opened = 0;
  const watched: Memory = {
    ...kept,
    keep: (make, federation) => {
      opened++;
      return kept.keep(make, federation);
    },
  };
  const { app, send } = await testServer({}, { memory: watched });
  onTestFinished(() => app.close());
  await app.ready();
  expect(opened).toBe(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await send({ method: 'GET', url: '/en/cat' })).statusCode).toBe(200);
  await vi.waitFor(() => expect(opened).toBeGreaterThan(0), { timeout: 60_000 });
});
