import type { readPlayers } from '@escala/office/questions';
import type { AnswerOf } from '../api/office-api.ts';
import type { ChosenFiles, FilePreview } from './file-preview.ts';
import { paragraph, remarks } from './import-words.ts';

const BATCH = 500;

type Read = AnswerOf<typeof readPlayers>;

/** A register of players: faults in the file, and the effect of taking it in. */
export async function previewPlayers({ files, texts, fields, ask, translate }: ChosenFiles): Promise<FilePreview> {
  const season = Number(fields.get('season')) || undefined;
  const newClubs = (fields.get('newClubs') as string | null) !== null;
  const { digest, rows, problems, effect } = await ask<Read>('/imports/read-players', {
    text: texts[0],
    season,
    newClubs,
  });
  const { taken, known, leftOut, doubts } = effect;
  const shown = [
    paragraph(
      translate('web.desk-registry.import.players-effect', {
        rows: rows.length,
        taken,
        known,
        leftOut,
        clubs: effect.newClubs,
      }),
    ),
    ...remarks(translate, problems, doubts),
  ];
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, i) => ({
    rows: rows.slice(i * BATCH, (i + 1) * BATCH),
    season,
    newClubs,
  }));
  if (rows.length === 0) return { shown };
  return {
    shown: [
      ...shown,
      paragraph(
        translate(problems.length > 0 ? 'web.desk-registry.import.with-problems' : 'web.desk-registry.import.ready'),
      ),
    ],
    label: translate('web.desk-registry.import.take-players', { count: rows.length }),
    terms: {
      subject: 'players',
      act: 'import.players',
      source: { name: files[0]!.name, digest },
      expected: rows.length,
      batches,
    },
  };
}
