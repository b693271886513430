import fs from 'node:fs'; import {readDocument} from './src/index.ts';
const mode=process.argv[2]; const revisions={'fce-2016':['5.3-repealed','5.3-in-force']};
let text=fs.readFileSync('/tmp/perf/big.json','utf8');
if(mode==='one') text=text.slice(0,-200).replace(/"result":"1-0"(?![\s\S]*"result":"1-0")/,'"result":"9-0"')+text.slice(-200);
if(mode==='all') text=text.replaceAll('"kind":"played"','"kond":"played"');
if(mode==='broken') text=text.slice(0,-10);
if(mode==='dup') text=text.replace('"name":"Open 1999"','"name":"x","name":"Open 1999"');
const base=process.memoryUsage().rss; global.gc?.();
for(let k=0;k<2;k++){const t=performance.now(); const r=readDocument(text,{revisions}); console.log(mode,(text.length/1e6).toFixed(0)+'MB',(performance.now()-t).toFixed(0)+' ms', r.ok?'ok':r.faults.length+' '+JSON.stringify(r.faults[0]).slice(0,200), 'peak rss',(process.resourceUsage().maxRSS/1e3).toFixed(0)+' MB','before',(base/1e6).toFixed(0));}
if(mode==='ok'){let t=performance.now();JSON.parse(text);console.log('JSON.parse alone',performance.now()-t)}
