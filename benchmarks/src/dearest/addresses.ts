/** Addresses of one kind: the same page, answer or file of other players, events and days. */
export interface Kind {
  readonly name: string;
  readonly addresses: readonly string[];
}

/** Of each kind so many are asked. */
const OF_KIND = 12;

/** Every kind of public address that is found from the first page on, and by filling in the paths of the API. */
export async function kindsOf(office: string, federation: string): Promise<Kind[]> {
  const paths = await apiPaths(office, federation);
  const asked = [`/en/${federation}`, ...paths.flatMap((path) => (path.includes('{') ? [] : [path]))];
  const known = new Set(asked);
  const kinds = new Map<string, string[]>();
  const add = (address: string): void => {
    if (!known.has(address)) asked.push(address);
    known.add(address);
  };
  for (let address = asked.shift(); address !== undefined; address = asked.shift()) {
    const name = kindOf(address);
    const found = kinds.get(name) ?? [];
    if (found.length >= OF_KIND) continue;
    const answer = await fetch(office + address);
    const text = await answer.text();
    if (!answer.ok) continue;
    found.push(address);
    kinds.set(name, found);
    for (const link of linksIn(text, federation)) {
      add(link);
      const [, what = '', id = '', date = '{date}'] =
        /^\/en\/[^/]+\/(events|players|lists)\/([^/?]+)(?:\/(\d{4}-\d\d-\d\d))?/.exec(link) ?? [];
      for (const path of paths) {
        const own = what === 'lists' ? ofList(path, id, date) : path.replace(`{${what.slice(0, -1)}}`, id);
        if (own !== path && !filled(own).includes('{')) add(filled(own));
      }
    }
  }
  return [...kinds].map(([name, addresses]) => ({ name, addresses }));
}

const ofList = (path: string, series: string, date: string): string =>
  path.includes('{player}') ? path : path.replace('{series}', series).replace('{date}', date);

/** The other names in the paths of the API. */
const filled = (path: string): string =>
  path.replace('{series}', 'standard').replace('{round}', '1').replace('{board}', '1').replace('{other}', '2');

async function apiPaths(office: string, federation: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${office}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: object }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => (get ? [path.replace('{federation}', federation)] : []));
}

const linksIn = (html: string, federation: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:en|api)\/[^"#]+)/g)]
    .map(([, link]) => link!.replaceAll('&amp;', '&'))
    .filter((link) => link.split('/')[2] === federation);

/** `/en/demo/events/2026-11-0007/rounds/9?by=name` is `/events/#/rounds/#?by`. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://office');
  const [, first, , ...parts] = pathname.split('/');
  const path = parts.map((part, i) => {
    const [, ending = ''] = /(\.\w+)$/.exec(part) ?? [];
    if (i > 0 && ending !== '') return part.replace(/\d[\d-]*/g, '#');
    return i > 0 && (/\d/.test(part) || part.length > 14 || /^(events|players|clubs|lists)$/.test(parts[i - 1]!))
      ? '#'
      : part;
  });
  const query = [...searchParams.keys()].filter((name) => name !== 'lang').sort();
  return `${first === 'api' ? 'API ' : ''}/${path.join('/')}${query.length > 0 ? `?${query}` : ''}`;
}
