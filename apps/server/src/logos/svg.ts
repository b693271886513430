import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** A drawing rewritten from the shapes found in a file. */
export interface Drawing {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly removed: readonly string[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const MOST_ELEMENTS = 3000;
const MOST_DEPTH = 40;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'title', 'desc'],
  ...SHAPES,
]);
/** Presentation attributes: given as attributes, in `style`, or by a class of a style sheet. */
const LOOKS =
  `fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity clip-path clip-rule mask color stop-color stop-opacity display visibility`.split(
    /\s+/,
  );
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...LOOKS,
  ...`id d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset transform gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits viewBox preserveAspectRatio`.split(/\s+/),
]);
/** Numbers, names, colours and functions: nothing that could contain an address. */
const PLAIN = /^[\w\s.,#%()+-]*$/u;
const REFERENCE = /^url\(\s*["']?(#[\w-]+)["']?\s*\)$/u;
/** What editors leave in every file is not worth reporting. */
const UNTOLD = /^(?:metadata|style|namedview|class|version|role|lang|space|data-.*|xmlns.*|.*:.*)$/u;

/**
 * Undefined if it is not a drawing, has no size, or shows nothing.
 * Document types are not read: they could declare entities.
 */
export function cleanSvg(file: string): Drawing | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(file)) return undefined;
  let root: Element | null;
  try {
    root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(file, 'image/svg+xml').documentElement;
  } catch {
    return undefined;
  }
  if (root?.localName !== 'svg' || root.namespaceURI !== SVG) return undefined;
  const box = viewBoxOf(root);
  if (box === undefined) return undefined;
  const work: Work = { removed: new Set(), looks: looksOfClasses(root), elements: 0, shapes: 0 };
  const inside = [...root.childNodes].map((node) => written(node as Element, work, 1)).join('');
  if (work.shapes === 0 || work.elements > MOST_ELEMENTS) return undefined;
  const look = attributesOf(root, work).filter(([name]) => LOOKS.includes(name));
  const open = [['xmlns', SVG], ['viewBox', box.join(' ')], ...look] as const;
  return {
    text: `<svg${open.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>${inside}</svg>`,
    width: box[2],
    height: box[3],
    removed: [...work.removed].sort(),
  };
}

interface Work {
  readonly removed: Set<string>;
  readonly looks: ReadonlyMap<string, ReadonlyMap<string, string>>;
  elements: number;
  shapes: number;
}
type Attribute = readonly [name: string, value: string];

function written(node: Element, work: Work, depth: number): string {
  // Text matters only inside titles, where it is taken as a whole.
  if (node.nodeType !== 1) return '';
  const name = node.localName ?? '';
  if (node.namespaceURI !== SVG || !ELEMENTS.has(name) || depth > MOST_DEPTH) {
    if (!UNTOLD.test(name) && (node.namespaceURI === SVG || depth > MOST_DEPTH)) work.removed.add(name);
    return '';
  }
  if (++work.elements > MOST_ELEMENTS) return '';
  if (SHAPES.includes(name)) work.shapes++;
  const attributes = attributesOf(node, work).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside =
    name === 'title' || name === 'desc'
      ? escaped(node.textContent ?? '')
      : [...node.childNodes].map((child) => written(child as Element, work, depth + 1)).join('');
  return `<${name}${attributes.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
}

/** Classes of a style sheet first, then the element's own attributes, then its `style`; the later ones win. */
function attributesOf(node: Element, work: Work): Attribute[] {
  const found = new Map<string, string>();
  const isGradient = node.localName?.endsWith('Gradient') === true;
  const classes = new Set((node.getAttribute('class') ?? '').split(/\s+/u));
  const own = [...node.attributes].flatMap(({ name, localName, namespaceURI, value }): Attribute[] => {
    if (name === 'style') return [];
    const isReference = localName === 'href' && (namespaceURI === null || namespaceURI === XLINK);
    return [[isReference ? 'href' : name, value]];
  });
  const all = [
    ...own,
    ...[...classes].flatMap((each) => [...(work.looks.get(each) ?? [])]),
    ...declared(node.getAttribute('style') ?? ''),
  ];
  for (const [name, value] of all) {
    const target = REFERENCE.exec(value)?.[1];
    // A gradient may take its colours from another one in the same drawing.
    const isFit = name === 'href' ? isGradient && /^#[\w-]+$/u.test(value) : ATTRIBUTES.has(name) && PLAIN.test(value);
    if (target !== undefined && LOOKS.includes(name)) found.set(name, `url(${target})`);
    else if (isFit && !/url\s*\(/iu.test(value)) found.set(name, value.trim());
    else if (!UNTOLD.test(name)) work.removed.add(name);
  }
  return [...found];
}

/** `fill:#fff;stroke:none` */
function declared(text: string): Attribute[] {
  return text.split(';').flatMap((declaration): Attribute[] => {
    const [name = '', ...value] = declaration.split(':');
    return LOOKS.includes(name.trim()) ? [[name.trim(), value.join(':').trim()]] : [];
  });
}

/** Drawing programs put styles into style sheets by class: `.a,.b{fill:red}`. Other selectors are ignored. */
function looksOfClasses(root: Element): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const looks = new Map<string, Map<string, string>>();
  for (const sheet of [...root.getElementsByTagName('style')])
    for (const rule of (sheet.textContent ?? '').split('}').slice(0, -1)) {
      const [body = '', selectors = ''] = rule.split('{').reverse();
      const told = declared(body);
      for (const selector of selectors.split(',')) {
        const name = /^\.([\w-]+)$/u.exec(selector.trim())?.[1];
        if (name === undefined) continue;
        const ofClass = looks.get(name) ?? new Map<string, string>();
        // However often a class appears, the last value of each property counts.
        for (const [look, value] of told) ofClass.set(look, value);
        looks.set(name, ofClass);
      }
    }
  return looks;
}

type Box = readonly [x: number, y: number, width: number, height: number];

function viewBoxOf(root: Element): Box | undefined {
  const told = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const size = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''));
  const box = told.length === 4 ? told : [0, 0, ...size];
  const isFit = box.every((value) => Number.isFinite(value) && Math.abs(value) < 1e6) && box[2]! > 0 && box[3]! > 0;
  return isFit ? (box as unknown as Box) : undefined;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
