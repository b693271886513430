#!/usr/bin/env node
// The entry of the bundled program. Started by a click, without arguments, it runs `escala play`.
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `escala: it needs Node ${needed}; this is Node ${process.versions.node}. Try: npx -p node@${needed} -p escala-office escala play\n`,
  );
  process.exitCode = 2;
} else {
  const { main } = await import('./main.mjs');
  const words = process.argv.slice(2);
  process.exitCode = await main(words.length === 0 && process.env.ESCALA_CLICKED ? ['play'] : words);
}
