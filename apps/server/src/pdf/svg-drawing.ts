import { DOMParser, type Element } from '@xmldom/xmldom';
import { pathOperators } from './path-operators.ts';
import { type Colour, colourOf, onWhite } from './svg-colours.ts';

/** A drawing as PDF operators, in its own units with y downwards. */
export interface Drawing {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly operators: string;
}

/** What a group passes on to its children. */
interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly color: string;
  readonly opacity: number;
  readonly told: Readonly<Record<string, string>>;
}

const INHERITED = `fill-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-opacity visibility`.split(
  ' ',
);

/**
 * A mark written by `cleanSvg`, for printed sheets (D-OFF-478): shapes with fills and strokes. A gradient becomes its
 * mean colour, and what is translucent is mixed with white. Undefined if it has masks, clips or colours not known here.
 */
export function svgDrawing(text: string): Drawing | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement!;
  const box = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const look: Look = { fill: 'black', stroke: 'none', color: 'black', opacity: 1, told: {} };
  try {
    return { box: box as unknown as Drawing['box'], operators: drawn(root, look, root) };
  } catch (error) {
    if (error instanceof NotDrawn) return undefined;
    throw error;
  }
}

/** A logo that would look wrong is better not drawn. */
class NotDrawn extends Error {}

function drawn(node: Element, above: Look, root: Element): string {
  const name = node.localName ?? '';
  if (['defs', 'title', 'desc', 'clipPath', 'mask', 'linearGradient', 'radialGradient'].includes(name)) return '';
  const own = (attribute: string): string | undefined => node.getAttribute(attribute) || undefined;
  if (own('clip-path') || own('mask')) throw new NotDrawn();
  if (own('display') === 'none') return '';
  const look: Look = {
    fill: own('fill') ?? above.fill,
    stroke: own('stroke') ?? above.stroke,
    color: own('color') ?? above.color,
    opacity: above.opacity * Number(own('opacity') ?? 1),
    told: {
      ...above.told,
      ...Object.fromEntries(INHERITED.flatMap((each) => (own(each) ? [[each, own(each)!]] : []))),
    },
  };
  const matrix = matrixOf(own('transform') ?? '');
  const inside =
    name === 'svg' || name === 'g'
      ? [...node.childNodes]
          .filter(({ nodeType }) => nodeType === 1)
          .map((child) => drawn(child as Element, look, root))
      : [
          painted(
            shapeOf(name, (attribute) => Number.parseFloat(own(attribute) ?? '0'), own),
            look,
            root,
          ),
        ];
  const operators = inside.filter((each) => each !== '').join('\n');
  return matrix === '' || operators === '' ? operators : `q ${matrix}${operators} Q`;
}

function painted(path: string, { fill, stroke, color, opacity, told }: Look, root: Element): string {
  if (path === '' || (told.visibility ?? 'visible') !== 'visible') return '';
  const mixed = (paint: string, own: string | undefined): Colour | undefined => {
    if (paint === 'none') return undefined;
    const seen = opacity * Number(own ?? 1);
    const colour = paint.startsWith('url(')
      ? meanOf(paint.slice(4, -1), root)
      : colourOf(paint === 'currentColor' ? color : paint);
    if (colour === undefined) throw new NotDrawn();
    return onWhite(colour, seen);
  };
  const [area, line] = [mixed(fill, told['fill-opacity']), mixed(stroke, told['stroke-opacity'])];
  const isEvenOdd = told['fill-rule'] === 'evenodd';
  if (area === undefined && line === undefined) return '';
  const written = (colour: Colour): string => colour.map((channel) => channel.toFixed(3)).join(' ');
  const ends = { butt: 0, round: 1, square: 2 }[told['stroke-linecap'] ?? 'butt'] ?? 0;
  const joins = { miter: 0, round: 1, bevel: 2 }[told['stroke-linejoin'] ?? 'miter'] ?? 0;
  const pen = line && `${written(line)} RG ${Number.parseFloat(told['stroke-width'] ?? '1')} w ${ends} J ${joins} j `;
  const paint = area === undefined ? 'S' : `${line === undefined ? 'f' : 'B'}${isEvenOdd ? '*' : ''}`;
  return `${area ? `${written(area)} rg ` : ''}${pen ?? ''}${path} ${paint}`;
}

function shapeOf(
  name: string,
  at: (attribute: string) => number,
  own: (attribute: string) => string | undefined,
): string {
  if (name === 'path') return pathOperators(own('d') ?? '');
  if (name === 'line') return pathOperators(`M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`);
  if (name === 'polyline' || name === 'polygon')
    return pathOperators(`M${own('points') ?? ''}${name === 'polygon' ? 'Z' : ''}`);
  if (name === 'rect') return rectangle(at, own);
  const [rx, ry] = name === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')];
  if ((name !== 'circle' && name !== 'ellipse') || rx <= 0 || ry <= 0) return '';
  const [left, right, y] = [at('cx') - rx, at('cx') + rx, at('cy')];
  return pathOperators(`M${left} ${y}A${rx} ${ry} 0 0 1 ${right} ${y}A${rx} ${ry} 0 0 1 ${left} ${y}Z`);
}

function rectangle(at: (attribute: string) => number, own: (attribute: string) => string | undefined): string {
  const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
  if (width <= 0 || height <= 0) return '';
  const rx = Math.min(own('rx') === undefined ? at('ry') : at('rx'), width / 2);
  const ry = Math.min(own('ry') === undefined ? at('rx') : at('ry'), height / 2);
  if (rx <= 0 || ry <= 0) return pathOperators(`M${x} ${y}h${width}v${height}h${-width}Z`);
  const corner = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return pathOperators(
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`,
  );
}

/** The mean of a gradient's colours, which may come from another gradient. */
function meanOf(reference: string, root: Element, depth = 0): Colour | undefined {
  const found = [...root.getElementsByTagName('*')].find((each) => `#${each.getAttribute('id')}` === reference);
  if (found === undefined || depth > 4) return undefined;
  const stops = [...found.childNodes].filter(({ nodeName }) => nodeName === 'stop') as unknown as Element[];
  if (stops.length === 0) return meanOf(found.getAttribute('href') ?? '', root, depth + 1);
  const colours = stops.map((stop) => {
    const colour = colourOf(stop.getAttribute('stop-color') || 'black');
    return colour && onWhite(colour, Number(stop.getAttribute('stop-opacity') || 1));
  });
  if (colours.some((colour) => colour === undefined)) return undefined;
  const mean = (channel: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour![channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}

/** The matrices of a `transform`, in its order. */
function matrixOf(transform: string): string {
  return [...transform.matchAll(/\b(\w+)\s*\(([^()]*)\)/g)]
    .flatMap(([, name = '', inside = '']) =>
      matricesOf(
        name,
        inside
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number),
      ),
    )
    .map((matrix) => `${matrix.map((value) => Number(value.toFixed(5))).join(' ')} cm `)
    .join('');
}

function matricesOf(name: string, [a = 0, b, c, ...more]: readonly number[]): readonly (readonly number[])[] {
  const turn = (a * Math.PI) / 180;
  if (name === 'matrix') return [[a, b ?? 0, c ?? 0, ...more]];
  if (name === 'translate') return [[1, 0, 0, 1, a, b ?? 0]];
  if (name === 'scale') return [[a, 0, 0, b ?? a, 0, 0]];
  if (name === 'skewX') return [[1, 0, Math.tan(turn), 1, 0, 0]];
  if (name === 'skewY') return [[1, Math.tan(turn), 0, 1, 0, 0]];
  if (name !== 'rotate') throw new NotDrawn();
  const rotated = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
  return b === undefined ? [rotated] : [[1, 0, 0, 1, b, c ?? 0], rotated, [1, 0, 0, 1, -b, -(c ?? 0)]];
}
