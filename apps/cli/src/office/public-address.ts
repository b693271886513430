import { UsageError } from '../usage-error.ts';

/** The address of an office by default. */
export const OWN_ADDRESS = 'http://127.0.0.1:8080';

/** A public address of the office; links made from anything else would lead nowhere. */
export function checkedAddress(name: string, wanted: string): string {
  const { protocol } = URL.parse(wanted) ?? {};
  if (protocol === 'https:' || protocol === 'http:') return wanted;
  throw new UsageError('cli.usage.not-one-of', { name, wanted, choices: `https://office.example.org, ${OWN_ADDRESS}` });
}

export function addressOfSettings(env: NodeJS.ProcessEnv): string | undefined {
  const wanted = env.ESCALA_PUBLIC_URL;
  return wanted === undefined ? undefined : checkedAddress('ESCALA_PUBLIC_URL', wanted);
}
