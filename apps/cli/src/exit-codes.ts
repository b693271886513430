/** For the shell: the work is done, the document was refused, or the command was not understood. */
export const DONE = 0;
export const REFUSED = 1;
export const WRONG_USAGE = 2;

export type ExitCode = typeof DONE | typeof REFUSED | typeof WRONG_USAGE;
