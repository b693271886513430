/** An edge of the graph, from a vertex of one part to a vertex of the other. */
export type Edge = readonly [from: number, to: number];

/** A vertex, or an odd cycle of smaller parts that act as one vertex, in the search for a cheapest perfect matching. */
export interface Part {
  /** The vertex through which the part is matched to the outside (or is single). */
  base: number;
  /** Empty for a vertex. The first child holds the base; edge i leads from child i to the next one around. */
  children: Part[];
  edges: Edge[];
  parent: Part | undefined;
  /** By word; of a vertex too. */
  readonly dual: Float64Array;
  label: 'free' | 'outer' | 'inner';
  /** The edge that gave the label, towards this part; roots have none. */
  labelEdge: Edge | undefined;
}

export function vertexPart(vertex: number, words: number): Part {
  const dual = new Float64Array(words);
  return { base: vertex, children: [], edges: [], parent: undefined, dual, label: 'free', labelEdge: undefined };
}

export function verticesOf(part: Part): number[] {
  return part.children.length === 0 ? [part.base] : part.children.flatMap(verticesOf);
}

/** The child of a part in which a vertex part lies. */
function childHolding(part: Part, vertex: Part): Part {
  let child = vertex;
  while (child.parent !== part) child = child.parent!;
  return child;
}

/**
 * Makes a vertex the base of its part: the matched edges change sides on the even way from its child to the old base's.
 */
export function rebase(part: Part, vertex: number, parts: readonly Part[], mate: Int32Array): void {
  if (part.children.length === 0) return;
  const entry = childHolding(part, parts[vertex]!);
  rebase(entry, vertex, parts, mate);
  const { children, edges } = part;
  const count = children.length;
  const start = children.indexOf(entry);
  const step = start % 2 === 0 ? -1 : 1;
  for (let i = start; i !== 0 && i !== count; i += 2 * step) {
    const near = children[(i + step) % count]!;
    const far = children[(i + 2 * step) % count]!;
    const [ofNear, ofFar] = step === 1 ? edges[i + 1]! : turned(edges[i - 2]!);
    rebase(near, ofNear, parts, mate);
    rebase(far, ofFar, parts, mate);
    mate[ofNear] = ofFar;
    mate[ofFar] = ofNear;
  }
  part.children = [...children.slice(start), ...children.slice(0, start)];
  part.edges = [...edges.slice(start), ...edges.slice(0, start)];
  part.base = vertex;
}

function turned([from, to]: Edge): Edge {
  return [to, from];
}

/** Makes one part of those on two ways to a root, which meet in `meeting` and whose beginnings an edge joins. */
export function closeBlossom(meeting: Part, wayFrom: Part[], wayTo: Part[], [a, b]: Edge, top: Part[]): Part {
  const left = wayFrom.slice(0, wayFrom.indexOf(meeting)).reverse();
  const right = wayTo.slice(0, wayTo.indexOf(meeting));
  const children = [meeting, ...left, ...right];
  const edges: Edge[] = [...left.map((part) => part.labelEdge!), [a, b]];
  for (const part of right) edges.push(turned(part.labelEdge!));
  const blossom: Part = {
    base: meeting.base,
    children,
    edges,
    parent: undefined,
    dual: new Float64Array(meeting.dual.length),
    label: 'outer',
    labelEdge: meeting.labelEdge,
  };
  for (const child of children) child.parent = blossom;
  for (const vertex of verticesOf(blossom)) top[vertex] = blossom;
  return blossom;
}

/** An inner blossom without a dual comes apart; the children on the way from its entry to its base stay in the tree. */
export function unfold(part: Part, parts: readonly Part[], top: Part[]): void {
  const { children, edges } = part;
  const [, entryVertex] = part.labelEdge!;
  const entry = childHolding(part, parts[entryVertex]!);
  for (const child of children) {
    child.parent = undefined;
    child.label = 'free';
    child.labelEdge = undefined;
    for (const vertex of verticesOf(child)) top[vertex] = child;
  }
  const count = children.length;
  const start = children.indexOf(entry);
  const step = start % 2 === 0 ? -1 : 1;
  let labelEdge = part.labelEdge!;
  for (let i = start; ; i += 2 * step) {
    const inner = children[i % count]!;
    inner.label = 'inner';
    inner.labelEdge = labelEdge;
    if (i % count === 0) return;
    const outer = children[(i + step) % count]!;
    const between = step === 1 ? edges[i]! : turned(edges[i - 1]!);
    outer.label = 'outer';
    outer.labelEdge = between;
    labelEdge = step === 1 ? edges[i + 1]! : turned(edges[i - 2]!);
  }
}
