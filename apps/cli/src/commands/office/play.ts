import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Speech } from '@escala/messages';
import { addressesOfMachine, codeInLetters, lastAddress, startLink, systemClock } from '@escala/server';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import { databaseUrl } from '../../office/office-place.ts';
import { openBrowser } from '../../office/open-browser.ts';
import { ownFolder } from '../../office/own-folder.ts';
import { withOffice } from '../../office/with-office.ts';
import { serve } from './serve.ts';

export interface PlayOptions {
  readonly data?: string;
  readonly port?: number;
  /** Whether telephones and other machines on the same network are answered. */
  readonly network?: boolean;
  readonly browser: boolean;
  readonly lang?: string;
}

const PORT = 8080;

/** `escala play`: tournaments on one's own machine, with nothing to set up (D-OFF-566). */
export async function play(options: PlayOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const data = options.data ?? process.env.ESCALA_DATA ?? ownFolder(process.env);
  const { port = PORT, network = false } = options;
  const show = (link: string): void => {
    const address = options.lang === undefined ? link : link.replace('#', `?lang=${options.lang}#`);
    process.stdout.write(`${translate('cli.play.link', { link: address })}\n`);
    if (options.browser && process.stdout.isTTY) openBrowser(address);
  };
  // A second start, or a second click, opens what is running.
  const running = await openedRunning(data, speech, show);
  if (running !== undefined) return running;
  // Whoever names no port is served on any that is free.
  const host = network ? '0.0.0.0' : '127.0.0.1';
  const free = options.port ?? ((await isFree(port, host)) ? port : 0);
  return serve({ data, port: free, host, quiet: true }, speech, {
    ownMachine: true,
    announceSetup: show,
    told: ({ port: at }) => {
      const addresses = network ? addressesOfMachine().filter((address) => !address.includes(':')) : [];
      for (const address of addresses)
        process.stdout.write(`${translate('cli.play.network', { address: `http://${address}:${at}` })}\n`);
      if (addresses[0] !== undefined && process.stdout.isTTY)
        process.stdout.write(`${codeInLetters(`http://${addresses[0]}:${at}`)}\n`);
    },
  });
}

async function openedRunning(
  data: string,
  speech: Speech,
  show: (link: string) => void,
): Promise<ExitCode | undefined> {
  if (!existsSync(databaseUrl({ data }, {}))) return undefined;
  let isThere = false;
  const code = await withOffice({ data }, speech, async ({ vault }) => {
    const address = await lastAddress({ vault });
    if (address === undefined || !(await isRunning(address))) return DONE;
    isThere = true;
    show(await startLink({ vault, clock: systemClock }, address));
    return DONE;
  });
  return isThere || code !== DONE ? code : undefined;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const trial = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => trial.close(() => resolve(true)));
  });
}

async function isRunning(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/play`, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
    return answer.status === 200 && (await answer.text()).includes('data-play');
  } catch {
    return false;
  }
}
