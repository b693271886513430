import { UsageError } from '../usage-error.ts';

/** Where an office is reached when nobody says otherwise. */
export const OWN_ADDRESS = 'http://127.0.0.1:8080';

/** An address under which readers reach the office; a link that is made of anything else leads nowhere. */
export function checkedAddress(name: string, wanted: string): string {
  const { protocol } = URL.parse(wanted) ?? {};
  if (protocol === 'https:' || protocol === 'http:') return wanted;
  throw new UsageError('cli.usage.not-one-of', { name, wanted, choices: `https://office.example.org, ${OWN_ADDRESS}` });
}

export function addressOfSettings(env: NodeJS.ProcessEnv): string | undefined {
  const wanted = env.ESCALA_PUBLIC_URL;
  return wanted === undefined ? undefined : checkedAddress('ESCALA_PUBLIC_URL', wanted);
}
