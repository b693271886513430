import { isIP } from 'node:net';
import { homedir, totalmem } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { MetricsPlace, ServerOptions } from '@escala/server/command-line';
import { isPostgres } from '@escala/storage';
import { UsageError } from '../usage-error.ts';
import { addressOfSettings } from './public-address.ts';

type Settings = Partial<Pick<ServerOptions, 'trustProxy' | 'metricsToken' | 'logAddresses' | 'webFolder'>>;

/**
 * The server's settings in the environment: proxies in front of it, who may read its metrics, whether its log includes
 * addresses, where its pages' modules are.
 */
export function serverSettings(env: NodeJS.ProcessEnv): Settings {
  addressOfSettings(env);
  const proxies = namesOf(env.ESCALA_TRUST_PROXY);
  const token = env.ESCALA_METRICS_TOKEN?.trim();
  return {
    ...(proxies.length === 0 ? {} : { trustProxy: proxies }),
    ...(token ? { metricsToken: token } : {}),
    ...(env.ESCALA_LOG_ADDRESSES === undefined ? {} : { logAddresses: isYes(env.ESCALA_LOG_ADDRESSES) }),
    ...(env.ESCALA_WEB_FOLDER ? { webFolder: env.ESCALA_WEB_FOLDER } : {}),
  };
}

/**
 * `ESCALA_METRICS_LISTEN`: where metrics can be read without a
 * token. `127.0.0.1:9100`, `[::1]:9100`, or the path of a socket.
 */
export function metricsPlace({ ESCALA_METRICS_LISTEN: text = '' }: NodeJS.ProcessEnv): MetricsPlace | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  if (isAbsolute(wanted)) return { path: wanted };
  const [, host = '', port = ''] = /^\[?([^[\]]+)\]?:(\d{1,5})$/.exec(wanted) ?? [];
  if (isIP(host) > 0 && Number(port) > 0 && Number(port) < 65_536) return { host, port: Number(port) };
  const choices = '127.0.0.1:9100, [::1]:9100, /run/escala/metrics.sock';
  throw new UsageError('cli.usage.not-one-of', { name: 'ESCALA_METRICS_LISTEN', wanted, choices });
}

/** `ESCALA_MEMORY`: megabytes for federations held in memory; by default a quarter of the machine's. */
export function memoryLimit({ ESCALA_MEMORY: wanted = '' }: NodeJS.ProcessEnv): number {
  if (wanted.trim() === '') return totalmem() / 4;
  const megabytes = /^\d{1,9}$/.test(wanted.trim()) ? Number(wanted) : Number.NaN;
  if (megabytes > 0) return megabytes * 1e6;
  throw new UsageError('cli.usage.not-one-of', { name: 'ESCALA_MEMORY', wanted, choices: '500, 2000, 8000' });
}

/**
 * `ESCALA_READY`: the folder for prepared columns of federations, `off` for none. By default the system's cache folder
 * if the record is in PostgreSQL; those of a SQLite file are beside it.
 */
export function readyFolder(url: string, env: NodeJS.ProcessEnv): string | null | undefined {
  const said = env.ESCALA_READY?.trim();
  if (said) return said === 'off' ? null : said;
  if (!isPostgres(url)) return undefined;
  return env.CACHE_DIRECTORY ?? join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'escala');
}

/** Networks known by name; there is no name for everybody, or any client could claim any address. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function namesOf(text = ''): readonly string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  for (const wanted of names)
    if (!isNetwork(wanted))
      throw new UsageError('cli.usage.not-one-of', {
        name: 'ESCALA_TRUST_PROXY',
        wanted,
        choices: [...NETWORKS, '10.0.0.1', '10.0.0.0/8', '::1'].join(', '),
      });
  return names;
}

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

function isYes(text: string): boolean {
  const said = text.trim().toLowerCase();
  if (['1', 'true', 'yes'].includes(said)) return true;
  if (['0', 'false', 'no', ''].includes(said)) return false;
  throw new UsageError('cli.usage.not-one-of', { name: 'ESCALA_LOG_ADDRESSES', wanted: text, choices: '1, 0' });
}
