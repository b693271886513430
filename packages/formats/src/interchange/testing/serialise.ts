import { serialisedLines } from '../serialised-lines.ts';

export const serialise = (document: object): string => [...serialisedLines(document)].join('');
