import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** `node bare-server.ts FILE`: the framework alone, with a prepared page. Prints its address. */
const page = readFileSync(process.argv[2]!, 'utf8');
const app = Fastify();
app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
