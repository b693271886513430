import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * `node bare-answers.ts FILE`: the framework alone, with the
 * answers of some pages prepared, uncompressed. Prints its address.
 */
type Page = Readonly<Record<'history' | 'explanation', string>>;
const pages = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Page[];
const app = Fastify();
for (const [path, answer] of [
  ['/api/:federation/players/:player/ratings', 'history'],
  ['/api/:federation/players/:player/ratings/:series', 'explanation'],
] as const)
  app.get<{ Params: { player: string } }>(path, async ({ params: { player } }, reply) =>
    reply.type('application/json; charset=utf-8').send(pages[Number(player) % pages.length]![answer]),
  );
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.once('end', () => void app.close()).resume();
