import { writeListCsv, writeListText } from '@escala/formats';
import { LANGUAGES, type Language } from '@escala/messages';
import {
  LIST_SECTIONS,
  missing,
  type OfficePorts,
  Refused,
  sectionsOf,
  type WholeList,
  wholeList,
  wholeScrabbleList,
} from '@escala/office';
import { showIdentity } from '@escala/office/questions';
import type { Download } from '../routes/download.ts';
import { federationMark } from './federation-mark.ts';
import { filteredPlayers } from './filtered-players.ts';
import { listPdf } from './list-pdf.ts';
import { scrabbleFile } from './scrabble-files.ts';
import { sectionPdf } from './section-pdf.ts';

interface FileKind {
  readonly contentType: string;
  write(list: WholeList, language: Language): string | Uint8Array;
}

const KINDS: Readonly<Record<string, FileKind>> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    write: ({ rows }) => [...writeListCsv(rows())].join(''),
  },
  txt: {
    contentType: 'text/plain; charset=us-ascii',
    write: ({ rows, list, country }) => [...writeListText(rows(), list.date, country)].join(''),
  },
  json: {
    contentType: 'application/json; charset=utf-8',
    write: ({ rows, list, edition }) => JSON.stringify({ format: 'escala/list@1', list, edition, rows: [...rows()] }),
  },
  pdf: { contentType: 'application/pdf', write: listPdf },
};

const narrowed = (list: WholeList, only: ReadonlySet<string>): WholeList => ({
  ...list,
  *rows() {
    for (const row of list.rows()) if (only.has(row.id)) yield row;
  },
});

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
        const [, date, part, ending] = /^(\d{4}-\d{2}-\d{2}|latest)(?:-([a-z]+))?\.([a-z]+)$/.exec(file) ?? [];
        const section = LIST_SECTIONS.find((each) => each === part);
        const kind = Object.hasOwn(KINDS, ending ?? '') ? KINDS[ending!] : undefined;
        if (kind === undefined || (part !== undefined && section === undefined))
          throw new Refused([missing('list-file-unknown', { file, kinds: Object.keys(KINDS).join(', ') })]);
        const edition = query.edition === 'published' ? 'published' : 'revised';
        const wanted = { series, date: date === 'latest' ? undefined : date, edition } as const;
        const scrabble = await wholeScrabbleList(ports, reading, wanted);
        const game = scrabble === undefined ? 'chess' : 'scrabble';
        const only =
          ending === 'csv' ? await filteredPlayers(ports, reading, by, { ...wanted, query }, game) : undefined;
        const shown = ending === 'pdf' ? await showIdentity.ask(reading, {}, by, ports) : undefined;
        const paper = shown && {
          mark: await federationMark(reading, shown),
          listNames: shown.identity.listNames,
        };
        // Another logo or name makes another sheet.
        const narrow = only ? `-${ports.digest([...only].join()).slice(0, 16)}` : shown ? `-${shown.version}` : '';
        if (scrabble !== undefined) return scrabbleFile({ ...scrabble, ...paper }, ending!, query, { only, narrow });
        const whole = { ...(await wholeList(ports, reading, wanted)), ...paper };
        const sections = section && (await sectionsOf(ports, reading, wanted));
        const list = sections && section ? { ...whole, rows: () => sections.rowsOf(section) } : whole;
        const language = LANGUAGES.find((each) => each === query.lang) ?? list.federation.language;
        return {
          contentType: kind.contentType,
          body: async () =>
            section !== undefined && ending === 'pdf'
              ? sectionPdf(list, section, language)
              : kind.write(only === undefined ? list : narrowed(list, only), language),
          etag: `"${list.tag}-${part ?? ''}${ending}-${language}${narrow}"`,
          fileName: `${series}-${list.list.date}${part === undefined ? '' : `-${part}`}${edition === 'published' ? '-published' : ''}.${ending}`,
        };
      },
    },
  ];
}
