/** `npm start`: the demo federation rated, its list, and one player's change taken apart. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const demo = 'demo/federation.rating-input.json';

/** The same program that `npx escala` runs. */
function escala(...args: string[]): void {
  process.stdout.write(`\n$ npx escala ${args.join(' ')}\n\n`);
  const { status } = spawnSync(process.execPath, ['apps/cli/bin/escala.js', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

escala('rate', demo, '--table');
escala('explain', demo, '--player', '121');
process.stdout.write(`
Next: npx escala --help
      npx escala explain ${demo} --player 101 --lang ca
      npx escala rate ${demo} --json > list.json
`);
