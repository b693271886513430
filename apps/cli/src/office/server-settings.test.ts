import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { memoryLimit, metricsPlace, readyFolder, serverSettings } from './server-settings.ts';

describe('what the environment says about the server', () => {
  it('nothing, if it says nothing', () => {
    expect(serverSettings({ ESCALA_TRUST_PROXY: ' ', ESCALA_METRICS_TOKEN: '' })).toEqual({});
  });

  it('proxies, the token of the figures, addresses in the log', () => {
    const env = {
      ESCALA_TRUST_PROXY: 'loopback, 10.0.0.0/8 2001:db8::/32,192.0.2.7',
      ESCALA_METRICS_TOKEN: 'secret',
      ESCALA_LOG_ADDRESSES: '1',
      ESCALA_WEB_FOLDER: '/srv/web',
    };
    expect(serverSettings(env)).toEqual({
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7'],
      metricsToken: 'secret',
      logAddresses: true,
      webFolder: '/srv/web',
    });
    expect(serverSettings({ ESCALA_LOG_ADDRESSES: 'no' })).toEqual({ logAddresses: false });
  });

  it.each(['true', '*', '10.0.0.0/33', '10.0.0.0/', 'proxy.example.org', '::1/129', '10.0.0.0/8/8'])(
    'not %s',
    (wanted) => {
      expect(() => serverSettings({ ESCALA_TRUST_PROXY: `127.0.0.1 ${wanted}` })).toThrow(UsageError);
    },
  );

  it.each([
    ['', undefined],
    ['127.0.0.1:9100', { host: '127.0.0.1', port: 9100 }],
    ['[::1]:9100', { host: '::1', port: 9100 }],
    ['/run/escala/metrics.sock', { path: '/run/escala/metrics.sock' }],
  ])('the figures at %j', (text, place) => {
    expect(metricsPlace({ ESCALA_METRICS_LISTEN: text })).toEqual(place);
  });

  it.each(['9100', 'metrics.sock', '127.0.0.1', '127.0.0.1:0', '127.0.0.1:65536', 'example.org:9100'])(
    'no figures at %s',
    (text) => {
      expect(() => metricsPlace({ ESCALA_METRICS_LISTEN: text })).toThrow(UsageError);
    },
  );

  it('memory for federations in megabytes; a share of the machine’s by default', () => {
    expect([memoryLimit({ ESCALA_MEMORY: ' 500 ' }), memoryLimit({}) > 0]).toEqual([5e8, true]);
    for (const wanted of ['0', '-1', 'much', '1.5', '2G'])
      expect(() => memoryLimit({ ESCALA_MEMORY: wanted })).toThrow(UsageError);
  });

  it('columns kept ready: beside a SQLite file, of PostgreSQL in the cache of the system, elsewhere or nowhere (D-OFF-725)', () => {
    const [file, server] = ['office/office.sqlite', 'postgres://office@db/office'];
    const cache = { XDG_CACHE_HOME: '/home/office/.cache' };
    expect(readyFolder(file, cache)).toBeUndefined();
    expect(readyFolder(server, cache)).toBe(join('/home/office/.cache', 'escala'));
    expect(readyFolder(server, { ...cache, CACHE_DIRECTORY: '/var/cache/escala' })).toBe('/var/cache/escala');
    for (const url of [file, server])
      expect(['/srv/ready', 'off'].map((said) => readyFolder(url, { ESCALA_READY: said }))).toEqual([
        '/srv/ready',
        null,
      ]);
  });

  it('not a doubtful yes', () => {
    expect(() => serverSettings({ ESCALA_LOG_ADDRESSES: 'perhaps' })).toThrow(UsageError);
  });
});
