export { decodeTrf } from './decode-trf.ts';
export { type ParsedTrf, parseTrf } from './parse-trf.ts';
export type * from './trf-report.ts';
export { TRF_EDITIONS, type TrfEdition } from './write/trf-writing.ts';
export { type WriteTrfOptions, type WrittenTrf, writeTrf } from './write/write-trf.ts';
