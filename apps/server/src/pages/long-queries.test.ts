import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('what is asked is repeated up to a length: five hundred letters with the name of the field, on a page and in a refusal', async () => {
  const { app, send } = await testServer();
  const page = async (letters: number): Promise<string> => {
    const { body } = await send({ method: 'GET', url: `/ca/cat/players?text=${'q'.repeat(letters)}` });
    return body;
  };
  for (const [letters, isRepeated] of [
    [200, true],
    [494, true],
    [495, true],
    [496, false],
    [6000, false],
  ] as const)
    expect((await page(letters)).includes('q'.repeat(Math.min(letters, 200))), `${letters}`).toBe(isRepeated);
  for (const path of ['clubs?text=', 'events?text=', 'events?month=', 'lists?search=', 'sign-in?next=/']) {
    const { body } = await send({ method: 'GET', url: `/ca/cat/${path}${'q'.repeat(6000)}` });
    expect(body, path).not.toContain('q'.repeat(501));
  }
  const long = 'z'.repeat(3000);
  for (const url of [`/api/cat/lists/${long}`, `/api/cat/players/1?${long}=1`, `/api/cat/players?text=${long}`]) {
    const { body } = await send({ method: 'GET', url });
    expect(body, url.slice(0, 30)).not.toContain('z'.repeat(501));
  }
  await app.close();
});
