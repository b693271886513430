/** Types for the tests of plain JavaScript, which runs before anything is installed. */
interface Machine {
  readonly isRoot: boolean;
  isThere(path: string): boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface Disk {
  access?(folder: string, mode: number): void;
  statfs?(folder: string): { readonly bavail: number; readonly bsize: number };
}

export const NO_INSTALL: string;
export const LEAST_ROOM: number;
export function packagesToInstall(
  machine?: Machine,
  args?: readonly string[],
): { readonly names: readonly string[]; readonly said: string } | undefined;
export function scratchInMemory(
  env: Readonly<Record<string, string | undefined>>,
  folder?: string,
  disk?: Disk,
): string | undefined;
