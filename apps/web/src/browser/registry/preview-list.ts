import type { readOldList } from '@escala/office/questions';
import type { AnswerOf } from '../api/office-api.ts';
import type { ChosenFiles, FilePreview } from './file-preview.ts';
import { paragraph, remarks } from './import-words.ts';

type Read = AnswerOf<typeof readOldList>;

/** An old list: one batch, taken in as a whole. */
export async function previewList({ files, texts, fields, ask, translate }: ChosenFiles): Promise<FilePreview> {
  const [series, date] = [fields.get('series'), fields.get('date')];
  const { digest, lines, problems, effect } = await ask<Read>('/imports/read-list', { series, date, text: texts[0] });
  const { leftOut, doubts } = effect;
  const shown = [
    paragraph(translate('web.desk-registry.import.list-lines', { count: lines.length, leftOut })),
    ...remarks(translate, problems, doubts),
  ];
  if (lines.length === 0) return { shown };
  const file = { name: files[0]!.name, digest };
  const list = { file, series, date, lines };
  return {
    shown: [
      ...shown,
      paragraph(
        translate(problems.length > 0 ? 'web.desk-registry.import.with-problems' : 'web.desk-registry.import.ready'),
      ),
    ],
    label: translate('web.desk-registry.import.take-list', { count: lines.length }),
    terms: { subject: 'lists', act: 'import.list', source: file, expected: 1, batches: [list] },
  };
}
