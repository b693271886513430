/** `node said-program.ts WORK`: a server that says its address. It ends at once (`ends`), or only if it is killed. */
process.on('SIGTERM', () => undefined);
console.log(`http://nowhere/${process.pid}`);
if (process.argv[2] === 'ends') process.exit(3);
setInterval(() => undefined, 1000);
