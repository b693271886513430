import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Speech } from '@escala/messages';
import { addressesOfMachine, hasModules, lastAddress, qrCodeInLetters, startLink, systemClock } from '@escala/server';
import type { Store } from '@escala/storage';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import { showFault } from '../../office/fault-page.ts';
import { databaseUrl, ownFolder } from '../../office/office-place.ts';
import { openBrowser } from '../../office/open-browser.ts';
import { refused, withOffice } from '../../office/with-office.ts';
import { serve } from './serve.ts';

interface PlayOptions {
  readonly data?: string;
  readonly port?: number;
  /** Whether telephones and other machines on the same network are answered. */
  readonly network?: boolean;
  readonly browser: boolean;
  readonly lang?: string;
}

const PORT = 8080;

/** What the program says when it does not start. */
type Refuse = (reason: string) => ExitCode;

/** `escala play`: tournaments on a person's own machine, with nothing to set up (D-OFF-566). */
export async function play(options: PlayOptions, speech: Speech): Promise<ExitCode> {
  const shows = options.browser && process.env.ESCALA_CLICKED;
  let reason: string | undefined;
  try {
    return await playing(options, speech, (text) => {
      reason = text;
      return refused(text);
    });
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    if (reason !== undefined && shows) await showFault(reason, speech);
  }
}

async function playing(options: PlayOptions, speech: Speech, refuse: Refuse): Promise<ExitCode> {
  const { translate } = speech;
  const data = options.data ?? process.env.ESCALA_DATA ?? ownFolder(process.env);
  const { port = PORT, network = false } = options;
  const show = (link: string): void => {
    const address = options.lang === undefined ? link : link.replace('#', `?lang=${options.lang}#`);
    process.stdout.write(`${translate('cli.play.link', { link: address })}\n`);
    // Started by a click, without a terminal, only the browser is visible.
    if (options.browser && (process.stdout.isTTY || process.env.ESCALA_CLICKED)) void openBrowser(address);
  };
  if (!hasModules(process.env.ESCALA_WEB_FOLDER || undefined)) return refuse(translate('cli.play.not-built'));
  // A second start, or a second click, opens the running server.
  const running = await openedRunning({ data, network }, speech, show, refuse);
  if (running !== undefined) return running;
  // Without `--port`, any free port will do.
  const host = network ? '0.0.0.0' : '127.0.0.1';
  const free = options.port ?? ((await isFree(port, host)) ? port : 0);
  return serve({ data, port: free, host, quiet: true }, speech, {
    ownMachine: true,
    refuse,
    announceSetup: show,
    told: ({ port: at }) => {
      const addresses = network ? networkAddresses() : [];
      if (network && addresses.length === 0) process.stdout.write(`${translate('cli.play.no-network')}\n`);
      for (const address of addresses)
        process.stdout.write(`${translate('cli.play.network', { address: `http://${address}:${at}` })}\n`);
      if (addresses[0] !== undefined && process.stdout.isTTY)
        process.stdout.write(`${qrCodeInLetters(`http://${addresses[0]}:${at}`)}\n`);
    },
  });
}

const networkAddresses = (): string[] => addressesOfMachine().filter((address) => !address.includes(':'));

async function openedRunning(
  { data, network }: { readonly data: string; readonly network: boolean },
  speech: Speech,
  show: (link: string) => void,
  refuse: Refuse,
): Promise<ExitCode | undefined> {
  if (!existsSync(databaseUrl({ data }, {}))) return undefined;
  let isThere = false;
  const work = async ({ vault }: Pick<Store, 'vault'>): Promise<ExitCode> => {
    const address = await lastAddress({ vault });
    if (address === undefined || !(await isRunning(address))) return DONE;
    isThere = true;
    const { port } = new URL(address);
    const others = network ? networkAddresses().map((own) => isRunning(`http://${own}:${port}`)) : [];
    if (others.length > 0 && !(await Promise.all(others)).includes(true))
      return refuse(speech.translate('cli.play.not-on-network'));
    show(await startLink({ vault, clock: systemClock }, address));
    return DONE;
  };
  const code = await withOffice({ data }, speech, work, { refuse });
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
