import type { ExitCode } from './exit-codes.ts';
import { version } from './version.ts';

/** The entry point. Shells and scripts often ask for the version: it is printed without loading anything else. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  const { runCommandLine } = await import('./command-line.ts');
  return runCommandLine(args);
}
