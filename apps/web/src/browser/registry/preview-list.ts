import type { readOldList } from '@escala/office/questions';
import type { AnswerOf } from '../api/office-api.ts';
import type { ChosenFiles, FilePreview } from './file-preview.ts';
import { faultList, heading, paragraph } from './import-words.ts';

type Read = AnswerOf<typeof readOldList>;

/** An old list: one batch, taken in as a whole. */
export async function previewList({ files, texts, fields, ask, translate }: ChosenFiles): Promise<FilePreview> {
  const series = fields.get('series');
  const { digest, lines, problems } = await ask<Read>('/imports/read-list', { series, text: texts[0] });
  const shown = [paragraph(translate('web.desk-registry.import.list-lines', { count: lines.length }))];
  if (problems.length > 0)
    shown.push(
      heading(translate('web.desk-registry.import.problems', { count: problems.length })),
      faultList(translate, problems),
    );
  if (lines.length === 0) return { shown };
  const file = { name: files[0]!.name, digest };
  const list = { file, series, date: fields.get('date'), lines };
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
