import type { Path } from '../faults/fault.ts';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  endOfText,
  endOfValue,
  nameBetween,
  nextToken,
  OPEN_BRACE,
  OPEN_BRACKET,
} from './characters.ts';

/** What to look for in a text: a tree of steps, each with its position once seen. */
export interface Target {
  readonly steps: Map<string | number, Target>;
  /** Position of the field name; in lists, of the value. */
  name: number;
  value: number;
}

const UNSEEN = -1;

export function newTarget(): Target {
  return { steps: new Map(), name: UNSEEN, value: UNSEEN };
}

export function addTarget(root: Target, path: Path): void {
  let target = root;
  for (const step of path) {
    let next = target.steps.get(step);
    if (next === undefined) {
      next = newTarget();
      target.steps.set(step, next);
    }
    target = next;
  }
}

/** Finds all targets in one pass, skipping values without any. Of a repeated name the last counts, as in parsing. */
export function locateTargets(text: string, root: Target): void {
  visit(text, nextToken(text, 0), root);
}

/** The offset of a value, or of the innermost existing container. */
export function offsetOf(root: Target, path: Path, pointAt: 'value' | 'name'): number {
  let target = root;
  for (const step of path) {
    const next = target.steps.get(step);
    if (next === undefined || next.value === UNSEEN) return target.value;
    target = next;
  }
  return pointAt === 'name' ? target.name : target.value;
}

function visit(text: string, start: number, target: Target): number {
  target.value = start;
  if (target.steps.size === 0) return endOfValue(text, start);
  const code = text.charCodeAt(start);
  if (code === OPEN_BRACE) return visitObject(text, start, target);
  if (code === OPEN_BRACKET) return visitList(text, start, target);
  return endOfValue(text, start);
}

function visitObject(text: string, start: number, target: Target): number {
  let i = nextToken(text, start + 1);
  while (text.charCodeAt(i) !== CLOSE_BRACE) {
    const end = endOfText(text, i);
    const next = target.steps.get(nameBetween(text, i, end));
    const value = nextToken(text, end);
    if (next === undefined) i = endOfValue(text, value);
    else {
      forget(next);
      next.name = i;
      i = visit(text, value, next);
    }
    i = nextToken(text, i);
  }
  return i + 1;
}

function visitList(text: string, start: number, target: Target): number {
  let i = nextToken(text, start + 1);
  for (let index = 0; text.charCodeAt(i) !== CLOSE_BRACKET; index++) {
    const next = target.steps.get(index);
    if (next === undefined) i = endOfValue(text, i);
    else {
      next.name = i;
      i = visit(text, i, next);
    }
    i = nextToken(text, i);
  }
  return i + 1;
}

/** When a name is repeated, what was found below the previous one no longer counts. */
function forget(target: Target): void {
  if (target.value === UNSEEN) return;
  target.value = UNSEEN;
  for (const next of target.steps.values()) forget(next);
}
