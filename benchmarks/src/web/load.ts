import { Agent, request } from 'node:http';

/** How many requests are answered in this many seconds over this many connections, each sending one after another. */
export async function requestsPerSecond(
  address: string | (() => string),
  connections: number,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + 1000 * seconds;
  let answered = 0;
  const reader = async (): Promise<void> => {
    while (performance.now() < end) {
      await get(typeof address === 'string' ? address : address(), agent);
      answered++;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, reader));
  const rate = (1000 * answered) / (performance.now() - start);
  agent.destroy();
  return rate;
}

/** Bytes are read and discarded: what a client does with them is not measured. */
function get(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} ${address}`));
      answer.resume();
      answer.on('end', resolve);
    })
      .once('error', reject)
      .end();
  });
}
