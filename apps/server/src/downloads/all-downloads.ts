import { accentDownload, logoDownload } from '../logos/logo-downloads.ts';
import { copyDownload } from '../publish/copy-download.ts';
import type { Download } from '../routes/download.ts';
import type { ServerContext } from '../server-parts.ts';
import { calendarFile } from './calendar-file.ts';
import { eventFiles } from './event-files.ts';
import { feedFile } from './feed-file.ts';
import { listFiles } from './list-files.ts';
import { registerFile } from './register-file.ts';

/** Every file that the office offers. */
export const allDownloads = (context: ServerContext): readonly Download[] => [
  ...listFiles(context),
  ...eventFiles(context),
  copyDownload(context),
  calendarFile(context),
  feedFile(context),
  registerFile,
  logoDownload,
  accentDownload,
];
