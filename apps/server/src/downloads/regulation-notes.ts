import { hasMessage, type Language, translator } from '@escala/messages';

export interface RegulatedList {
  readonly regulation: string;
  readonly revision: string;
}

/** By which regulation a list was made, and what its revision means: as the page of the list says it (D-OFF-283). */
export function regulationNotes(
  language: Language,
  { regulation, revision }: RegulatedList,
  players: number,
): string[] {
  const translate = translator(language);
  const words = (key: string, otherwise: string): string => (hasMessage(key) ? translate(key) : otherwise);
  return [
    `${translate('web.list.players-by', { players })} ${words(`web.book.${regulation}`, regulation)}.`,
    words(`web.revision.${regulation}.${revision}`, revision),
  ];
}
