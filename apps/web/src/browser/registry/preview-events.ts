import type { readReports } from '@escala/office/questions';
import type { AnswerOf } from '../api/office-api.ts';
import { element } from '../page/element.ts';
import type { ChosenFiles, FilePreview } from './file-preview.ts';
import { faultList, heading, paragraph } from './import-words.ts';

const BATCH = 20;

type Read = AnswerOf<typeof readReports>;

/** Reports of an archive: the event in each file, or what it lacks. */
export async function previewEvents({ files, texts, fields, ask, translate }: ChosenFiles): Promise<FilePreview> {
  const [minutes, increment] = ['minutes', 'increment'].map((name) => Number(fields.get(name)) || undefined);
  const timeControl = minutes === undefined ? undefined : { minutes, increment };
  const named = files.map(({ name }, i) => ({ name, text: texts[i] }));
  const read = await ask<Read>('/imports/read-events', { files: named, ids: fields.get('ids'), timeControl });
  const events = read.files.flatMap(({ event }) => event ?? []);
  const shown = [
    paragraph(translate('web.desk-registry.import.events-found', { files: files.length, events: events.length })),
  ];
  for (const { name, event, problems } of read.files) {
    const told = event
      ? translate('web.desk-registry.import.event', {
          name: event.facts.name,
          start: event.facts.start,
          end: event.facts.end,
          players: event.players.length,
          games: event.games.length,
        })
      : translate('web.desk-registry.import.no-event');
    shown.push(heading(name), paragraph(told));
    if (problems.length > 0) {
      const summary = element(
        'summary',
        {},
        translate('web.desk-registry.import.problems', { count: problems.length }),
      );
      const details = element('details', {}, summary, faultList(translate, problems));
      if (!event) details.setAttribute('open', '');
      shown.push(details);
    }
  }
  if (events.length === 0) return { shown };
  const batches = Array.from({ length: Math.ceil(events.length / BATCH) }, (_, i) => ({
    events: events.slice(i * BATCH, (i + 1) * BATCH),
  }));
  const name =
    files.length === 1
      ? files[0]!.name
      : translate('web.desk-registry.import.several-files', { name: files[0]!.name, more: files.length - 1 });
  return {
    shown,
    label: translate('web.desk-registry.import.take-events', { count: events.length }),
    terms: {
      subject: 'events',
      act: 'import.events',
      source: { name, digest: read.digest },
      expected: events.length,
      batches,
    },
  };
}
