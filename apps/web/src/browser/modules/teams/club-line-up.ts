import { isTouched } from '../../page/is-touched.ts';
import { verdictWhileEditing } from '../../teams/verdict-while-editing.ts';

/** A line-up from the club's list, with the office's verdict below. */
for (const place of document.querySelectorAll<HTMLElement>('[data-line-up]')) bringToLife(place);

function bringToLife(place: HTMLElement): void {
  const boards = [...place.querySelectorAll<HTMLSelectElement>('select[name^="sheet.boards."]')];
  const reserve = place.querySelector<HTMLSelectElement>('select[name="sheet.reserve"]');
  const chosen = (select: HTMLSelectElement | null): string =>
    select && select.value !== '' ? ((JSON.parse(select.value) as string | null) ?? '') : '';
  const judge = verdictWhileEditing(place, () => {
    const query = new URLSearchParams({
      boards: boards.map(chosen).join(','),
      reserve: chosen(reserve),
      side: place.dataset.side ?? '',
    });
    return `${place.dataset.lineUp}?${query}`;
  });
  place.addEventListener('change', judge);
  if (isTouched(place)) judge();
  // Options are in list order (Equips 8.3.2); empty boards come last.
  place.querySelector('[data-in-order]')?.addEventListener('click', () => {
    const places = boards.map(({ selectedIndex }) => selectedIndex || Number.POSITIVE_INFINITY).sort((a, b) => a - b);
    boards.forEach((select, i) => {
      select.selectedIndex = Number.isFinite(places[i]) ? places[i]! : 0;
    });
    judge();
  });
}
