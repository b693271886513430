import { type Rooms, rooms } from '@escala/office';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('begins when the server listens, and not before; requests are answered meanwhile', async () => {
  const atHand = rooms();
  let opened = 0;
  const watched: Rooms = {
    of: (reading) => {
      opened++;
      return atHand.of(reading);
    },
  };
  const { app, send } = await testServer({}, { rooms: watched });
  onTestFinished(() => app.close());
  await app.ready();
  expect(opened).toBe(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await send({ method: 'GET', url: '/en/cat' })).statusCode).toBe(200);
  await vi.waitFor(() => expect(opened).toBeGreaterThan(0), { timeout: 60_000 });
});
