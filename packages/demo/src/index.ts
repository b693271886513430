export { buildDemo, type DemoProgress, type DemoTerms } from './building/build-demo.ts';
export { type DemoFederation, demoFederation, demoPlayerId } from './demo-federation.ts';
export { type DemoSize, GIANT_DEMO, SMALL_DEMO } from './demo-size.ts';
export { buildScrabbleDemo } from './scrabble/build-scrabble-demo.ts';
export { DEMO_LEAGUE } from './showcase/league-in-play.ts';
