/**
 * Forms that lead to a page about picked players: the address gets their numbers, not their names. `data-leads-to` is
 * an address with field names in braces; without it the form goes to its action.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-chosen]'))
  form.addEventListener('submit', (event) => {
    for (const input of form.querySelectorAll<HTMLInputElement>('input[data-pick-player]'))
      if (input.dataset.picked) input.value = input.dataset.picked;
    const { leadsTo } = form.dataset;
    if (leadsTo === undefined) return;
    event.preventDefault();
    const fields = new FormData(form);
    const address = leadsTo.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(fields.get(name) ?? '').trim()),
    );
    location.assign(address);
  });
