import { LANGUAGES } from '@escala/messages';
import { eventStage, nameOfFile } from '@escala/office';
import { oneOf } from '@escala/web';
import type { Download } from '../routes/download.ts';
import type { ServerContext } from '../server-parts.ts';
import { eventCopy } from './event-copy.ts';
import { zipFile } from './zip-file.ts';

/**
 * `/events/open-2017/copy.zip`: the event as plain files, for tournament organizers; its content is public (D-OFF-603).
 */
export const copyDownload = (context: ServerContext): Download => ({
  kind: 'event.file',
  path: '/events/:event/copy.zip',
  long: { lang: oneOf(...LANGUAGES) },
  answer: async (reading, { params, query }, by) => {
    const { event = '' } = params;
    const wanted = LANGUAGES.find((each) => each === query.lang);
    const languages = wanted && [wanted];
    const { publicUrl } = context.options;
    const files = await eventCopy(context, { federation: reading.federation, event, languages, publicUrl });
    const folder = nameOfFile(event, (await eventStage(reading, event))?.name);
    const inFolder = files.map(([name, content]) => [`${folder}/${name}`, content] as const);
    return { contentType: 'application/zip', body: zipFile(inFolder, by.at), fileName: `${folder}.zip` };
  },
});
