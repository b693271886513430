import { writeListCsv, writeListText } from '@escala/formats';
import { LANGUAGES, type Language } from '@escala/messages';
import { LIST_SECTIONS, layOutList, missing, type OfficePorts, Refused, sectionsOf } from '@escala/office';
import { showIdentity } from '@escala/office/questions';
import type { Download } from '../routes/download.ts';
import { federationMark } from './federation-mark.ts';
import { filteredPlayers } from './filtered-players.ts';
import { listPdf } from './list-pdf.ts';
import type { WholeList } from './notice-board-list.ts';
import { scrabbleCsv, scrabbleJson } from './scrabble-files.ts';
import { sectionPdf } from './section-pdf.ts';

type Write = (list: WholeList, language: Language) => string | Uint8Array;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=us-ascii',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

/** Of lists with one rating for a player. */
const ONE_RATING: Readonly<Record<string, Write>> = {
  csv: ({ rows }) => [...writeListCsv(rows())].join(''),
  txt: ({ rows, list, federation }) => [...writeListText(rows(), list.date, federation.country ?? '')].join(''),
  json: ({ rows, list, edition }) => JSON.stringify({ format: 'escala/list@1', list, edition, rows: [...rows()] }),
  pdf: listPdf,
};

/** Of lists with several: CSV and JSON have all of them, a PDF the one that is asked for (`?type=libere`). */
const SEVERAL_RATINGS: Readonly<Record<string, Write>> = { csv: scrabbleCsv, json: scrabbleJson, pdf: listPdf };

/**
 * `/lists/standard/2017-03-01.csv`: a whole list as a file, the edition in force or (`?edition=published`) as it was published;
 * `2017-03-01-titled.csv`: one of the sections that stand apart (fide-2009 7.22 to 7.24).
 */
export function listFiles(ports: OfficePorts): Download[] {
  return [
    {
      kind: 'list.read',
      path: '/lists/:series/:file',
      answer: async (reading, { params, query }, by) => {
        const { series = '', file = '' } = params;
        const [, day, part, ending = ''] = /^(\d{4}-\d{2}-\d{2}|latest)(?:-([a-z]+))?\.([a-z]+)$/.exec(file) ?? [];
        const section = LIST_SECTIONS.find((each) => each === part);
        const unknown = (kinds: object): Refused =>
          new Refused([missing('list-file-unknown', { file, kinds: Object.keys(kinds).join(', ') })]);
        if (!Object.hasOwn(CONTENT_TYPES, ending) || (part !== undefined && section === undefined))
          throw unknown(CONTENT_TYPES);
        const edition = query.edition === 'published' ? 'published' : 'revised';
        const wanted = { series, date: day === 'latest' ? undefined : day, edition } as const;
        const { lines, ...laidOut } = await layOutList(ports, reading, wanted);
        const { list, types, federation } = laidOut;
        const writers = types.length === 0 ? ONE_RATING : SEVERAL_RATINGS;
        if (!Object.hasOwn(writers, ending)) throw unknown(writers);
        const only = ending === 'csv' ? await filteredPlayers(ports, reading, by, { ...wanted, query }) : undefined;
        const shown = ending === 'pdf' ? await showIdentity.ask(reading, {}, by, ports) : undefined;
        const paper = shown && { mark: await federationMark(reading, shown), listNames: shown.identity.listNames };
        // Another logo or name makes another sheet.
        const narrow = only ? `-${ports.digest([...only].join()).slice(0, 16)}` : shown ? `-${shown.version}` : '';
        const sections = section && (await sectionsOf(ports, reading, wanted));
        const { type } = types.find((each) => each.type === query.type) ?? types[0] ?? {};
        const whole: WholeList = {
          ...laidOut,
          ...paper,
          isRevised: edition === 'revised' && laidOut.isRevised,
          ...(type && { type }),
          *rows(of) {
            if (sections && section) return yield* sections.rowsOf(section);
            const { places, id, row } = lines(of);
            for (const place of places) if (only?.has(id(place)) ?? true) yield row(place);
          },
        };
        const language = LANGUAGES.find((each) => each === query.lang) ?? federation.language;
        const { seq } = await reading.head();
        const which = ending === 'pdf' && type !== types[0]?.type ? `-${type}` : part === undefined ? '' : `-${part}`;
        return {
          contentType: CONTENT_TYPES[ending]!,
          body: async () =>
            section !== undefined && ending === 'pdf'
              ? sectionPdf(whole, section, language)
              : writers[ending]!(whole, language),
          etag: `"${list.hash.slice(0, 16)}-${edition}-${seq}-${which}${ending}-${language}${narrow}"`,
          fileName: `${series}-${list.date}${which}${edition === 'published' ? '-published' : ''}.${ending}`,
        };
      },
    },
  ];
}
