import { messages as cli } from './cli.ts';
import { messages as explain } from './explain.ts';
import { messages as fce1990Swiss } from './fce-1990-swiss.ts';
import { messages as fce2016 } from './fce-2016.ts';
import { messages as fide2009 } from './fide-2009.ts';
import { messages as frs2012 } from './frs-2012.ts';
import { messages as interchange } from './interchange.ts';

export const messages: Readonly<Record<string, string>> = {
  ...cli,
  ...explain,
  ...fce1990Swiss,
  ...fce2016,
  ...fide2009,
  ...frs2012,
  ...interchange,
};
