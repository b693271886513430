import { writePrizesCsv } from '@escala/formats';
import { type AnyAct, eventStage, missing, nameOfFile, type OfficePorts, Refused } from '@escala/office';
import { takeFideReport } from '@escala/office/acts';
import { eventDocument, eventTrf, showPrizes } from '@escala/office/questions';
import type { Download, RawAnswer } from '../routes/download.ts';
import { gamesPgn, roundsCalendar } from './event-calendar.ts';
import { EVENT_PAPERS, eventPdf, paperFields } from './event-pdf/index.ts';

const FILES = ['tournament.json', 'prizes.csv', 'report.trf', 'report.trf16'] as const;
/** `report-2026-10.trf` has the games of one month (D-F24-32). */
const REPORT = /^report(?:-(\d{4}-\d{2}))?\.trf(?:16)?$/;
/** `prizes-6.csv` goes by the standings after round 6. */
const PRIZES = /^prizes(?:-(\d{1,3}))?\.csv$/;

/** `/events/open-2017/files/report.trf`: an event as a file for other programs; its content depends on who asks. */
export function eventFiles(ports: OfficePorts): Download[] {
  return [
    {
      kind: 'event.trf',
      path: '/events/:event/files/:file',
      long: ({ file = '' }) => (file.endsWith('.pdf') ? paperFields(file) : {}),
      forFide: ({ event, file = '' }) =>
        REPORT.test(file) || file === 'certificate.pdf'
          ? { act: takeFideReport as AnyAct, command: { event, file } }
          : undefined,
      answer: async (reading, { params, query, origin, publicUrl }, by): Promise<RawAnswer> => {
        const { event = '', file = '' } = params;
        const fileStart = nameOfFile(event, (await eventStage(reading, event))?.name);
        const fileName = `${fileStart}.${file.slice(file.indexOf('.') + 1).replace('16', '')}`;
        if (file === 'tournament.json') {
          const document = await eventDocument.ask(reading, { event }, by, ports);
          const body = `${JSON.stringify(document, undefined, 2)}\n`;
          return { contentType: 'application/json; charset=utf-8', body, fileName };
        }
        const ofPrizes = PRIZES.exec(file);
        if (ofPrizes) {
          const round = ofPrizes[1] === undefined ? {} : { round: Number(ofPrizes[1]) };
          const { prizes, names, clubs } = await showPrizes.ask(reading, { event, ...round }, by, ports);
          if (prizes === undefined) throw new Refused([missing('prizes-unset', { name: event })]);
          const body = writePrizesCsv(prizes, (id, isClub) => (isClub ? clubs : names)[id] ?? id);
          return { contentType: 'text/csv; charset=utf-8', body, fileName: `${fileStart}-${file}` };
        }
        const pdf = await eventPdf(ports, reading, by, { event, file, origin, query });
        if (pdf !== undefined) return { contentType: 'application/pdf', body: pdf, fileName: `${fileStart}-${file}` };
        const told =
          (await roundsCalendar(ports, reading, by, { event, file, publicUrl })) ??
          (await gamesPgn(ports, reading, by, { event, file }));
        if (told !== undefined) return { ...told, fileName: `${fileStart}-${file}` };
        const ofReport = REPORT.exec(file);
        if (ofReport === null)
          throw new Refused([
            missing('event-file-unknown', {
              file,
              files: [...FILES, 'report-2026-10.trf', 'rounds.ics', 'round-1.pgn', 'games.pgn', ...EVENT_PAPERS].join(
                ', ',
              ),
            }),
          ]);
        const edition = file.endsWith('16') ? 'trf16' : 'trf26';
        const month = ofReport[1];
        const { text } = await eventTrf.ask(reading, { event, edition, ...(month && { month }) }, by, ports);
        const named = month === undefined ? fileName : `${fileStart}-${month}.trf`;
        return { contentType: 'text/plain; charset=utf-8', body: text, fileName: named };
      },
    },
  ];
}
