import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** `node bare-answers.ts FILE`: the framework alone, with the answers of one page ready, uncompressed. Prints its address. */
const { history, explanation } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Record<string, string>;
const app = Fastify();
for (const [path, text] of [
  ['/api/:federation/players/:player/ratings', history],
  ['/api/:federation/players/:player/ratings/:series', explanation],
] as const)
  app.get(path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
