export type Stage = 'reading' | 'checking' | 'rating' | 'writing';

export interface Progress {
  stage(stage: Stage, detail?: string): void;
  clear(): void;
}

interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): boolean;
}

/** Smaller inputs are done before anybody could read a progress line. */
export const LONG_INPUT_BYTES = 5_000_000;

const SILENT: Progress = { stage: () => undefined, clear: () => undefined };

/** One line on a terminal, rewritten as the work proceeds and removed at the end; nothing without a terminal. */
export function progressOn(stream: ProgressStream, words: (stage: Stage) => string): Progress {
  if (stream.isTTY !== true) return SILENT;
  let shown = '';
  return {
    stage(stage, detail) {
      const line = detail === undefined ? words(stage) : `${words(stage)} ${detail}`;
      if (line === shown) return;
      shown = line;
      stream.write(`\r\u001b[2K${line}`);
    },
    clear() {
      if (shown !== '') stream.write('\r\u001b[2K');
      shown = '';
    },
  };
}
