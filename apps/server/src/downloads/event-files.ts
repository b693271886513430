import { missing, type OfficePorts, Refused } from '@escala/office';
import { eventDocument, eventTrf } from '@escala/office/questions';
import type { Download, RawAnswer } from '../routes/download.ts';
import { EVENT_PAPERS, eventPdf } from './event-pdf/index.ts';

const FILES = ['tournament.json', 'report.trf', 'report.trf16'] as const;

/** `/events/open-2017/files/report.trf`: an event as a file for other programs; what it shows depends on who asks. */
export function eventFiles(ports: OfficePorts): Download[] {
  return [
    {
      kind: 'event.trf',
      path: '/events/:event/files/:file',
      answer: async (reading, { params, query, origin }, by): Promise<RawAnswer> => {
        const { event = '', file = '' } = params;
        const fileName = `${event.replaceAll(/[^\w-]/g, '-')}.${file.slice(file.indexOf('.') + 1).replace('16', '')}`;
        if (file === 'tournament.json') {
          const document = await eventDocument.ask(reading, { event }, by, ports);
          const body = `${JSON.stringify(document, undefined, 2)}\n`;
          return { contentType: 'application/json; charset=utf-8', body, fileName };
        }
        const pdf = await eventPdf(ports, reading, by, { event, file, origin, query });
        if (pdf !== undefined)
          return { contentType: 'application/pdf', body: pdf, fileName: `${event.replaceAll(/[^\w-]/g, '-')}-${file}` };
        if (!FILES.some((known) => known === file))
          throw new Refused([missing('event-file-unknown', { file, files: [...FILES, ...EVENT_PAPERS].join(', ') })]);
        const edition = file === 'report.trf16' ? 'trf16' : 'trf26';
        const { text } = await eventTrf.ask(reading, { event, edition }, by, ports);
        return { contentType: 'text/plain; charset=utf-8', body: text, fileName };
      },
    },
  ];
}
