import type { AnswerOf, showFederation } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import type { Site } from '../../kit/site.ts';

type Series = AnswerOf<typeof showFederation>['settings']['series'];

/** The federation's lists by a regulation; if they changed to or from it, since when or until when. */
export function seriesOfBook(site: Site, series: Series, book: string): string[] {
  const { translate } = site;
  return series.flatMap(({ name, regulation, bookChange }) => {
    const date = bookChange && dateInWords(site, bookChange.from);
    if (date !== undefined && bookChange?.before === book)
      return [translate('web.regulation.lists-until', { name, date })];
    if (regulation !== book) return [];
    return [
      date === undefined
        ? translate('web.regulation.lists', { name })
        : translate('web.regulation.lists-from', { name, date }),
    ];
  });
}
