import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Speech } from '@escala/messages';
import { openBrowser } from './open-browser.ts';

/** A slow browser takes some seconds to start. */
const PATIENCE = 60_000;

/**
 * Says in the browser why the program did not start: whoever clicked on it sees no terminal. The page is answered once
 * from here, so that it needs no file: the disk may be full, and browsers in a sandbox do not read every folder
 * (D-OFF-1441). Without a browser it ends at once.
 */
export async function showFault(reason: string, speech: Speech, open = openBrowser): Promise<void> {
  const page = faultPage(reason, speech);
  const read = Promise.withResolvers<void>();
  const server = createServer((request, reply) => {
    if (request.url !== '/') return void reply.writeHead(404, { connection: 'close' }).end();
    reply.once('close', read.resolve);
    answer(reply, page);
  });
  server.on('error', () => read.resolve());
  server.listen(0, '127.0.0.1', async () => {
    if (!(await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))) read.resolve();
  });
  await Promise.race([read.promise, pause(PATIENCE, undefined, { ref: false })]);
  server.close();
  server.closeAllConnections();
}

function answer(reply: ServerResponse, page: string): void {
  reply
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'cache-control': 'no-store',
      connection: 'close',
    })
    .end(page);
}

const STYLE = `:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 12vh auto; padding: 0 1rem }
h1 { font-size: 1.5rem } p { overflow-wrap: anywhere }`;

export function faultPage(reason: string, { language, translate }: Speech): string {
  const title = translate('cli.play.not-started');
  const lines = [...reason.split('\n'), translate('cli.play.start-again')].map((line) => `<p>${escaped(line)}</p>`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
${lines.join('\n')}</main></body></html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
