import { compileRoute, type RouteMatcher } from './compile-route';
import { fillParts } from './fill-parts';
import { isMany, readPattern, type RoutePart } from './read-pattern';

interface Shape {
  parts: readonly RoutePart[];
  next: Node;
}

/** Where patterns stand after the same segments. */
interface Node {
  /** First of the routes that stand here or below. */
  first: number;
  /** First of the routes that end here. */
  end: number;
  texts: Map<string, Node>;
  /** Below a placeholder that is a whole segment. */
  any: Node | null;
  /** Segments of text and placeholders, by the text they begin and end with. */
  shapes: Map<string, Shape[]>;
  /** How long such texts are. */
  lengths: { head: number; tail: number }[];
  /** Routes that go on with any number of segments, by their last segment, `*` for any. */
  many: Map<string, number[]>;
}

const ANY = '*';

/**
 * Finds the first of many routes that has the shape of a path, by segments: what a path has to be held against does not
 * grow with the number of routes.
 */
export class RouteIndex {
  private readonly root = emptyNode();
  private readonly matchers: readonly RouteMatcher[];

  /** @throws {SyntaxError} for what is no pattern */
  constructor(patterns: readonly string[]) {
    this.matchers = patterns.map((pattern) => compileRoute(pattern));
    patterns.forEach((pattern, route) => this.add(pattern, route));
  }

  find(path: string): { route: number; params: Record<string, string> } | null {
    if (!path.startsWith('/') || !path.endsWith('/')) return null;
    const segments = path.length === 1 ? [] : path.slice(1, -1).split('/');
    if (segments.includes('')) return null;
    const route = this.visit(this.root, segments, 0, path, Infinity);
    const params = this.matchers[route]?.(path);
    return params === undefined || params === null ? null : { route, params };
  }

  private add(pattern: string, route: number): void {
    const { segments } = readPattern(pattern);
    let node = this.root;
    for (const segment of segments) {
      node.first = Math.min(node.first, route);
      if (isMany(segment)) {
        const last = segments.at(-1) ?? [];
        const [only] = last;
        push(node.many, last.length === 1 && only?.kind === 'text' ? only.text : ANY, route);
        return;
      }
      node = below(node, segment);
    }
    node.first = Math.min(node.first, route);
    node.end = Math.min(node.end, route);
  }

  private visit(node: Node, segments: readonly string[], depth: number, path: string, found: number): number {
    if (node.first >= found) return found;
    let best = found;
    const segment = segments[depth];
    for (const last of [segments.at(-1) ?? '', ANY]) {
      for (const route of node.many.get(last) ?? []) {
        if (route >= best) break;
        if (this.matchers[route]?.(path) !== null) best = route;
      }
    }
    if (segment === undefined) return Math.min(best, node.end);
    const text = node.texts.get(segment);
    if (text !== undefined) best = this.visit(text, segments, depth + 1, path, best);
    if (node.any !== null) best = this.visit(node.any, segments, depth + 1, path, best);
    for (const { head, tail } of node.lengths) {
      if (segment.length < head || segment.length < tail) continue;
      for (const { parts, next } of node.shapes.get(
        edgesKey(segment.slice(0, head), segment.slice(segment.length - tail)),
      ) ?? []) {
        if (next.first < best && fillParts(parts, segment) !== null)
          best = this.visit(next, segments, depth + 1, path, best);
      }
    }
    return best;
  }
}

function below(node: Node, segment: readonly RoutePart[]): Node {
  const [only] = segment;
  if (segment.length === 1 && only?.kind === 'one') return (node.any ??= emptyNode());
  if (segment.length === 1 && only?.kind === 'text') {
    const next = node.texts.get(only.text) ?? emptyNode();
    node.texts.set(only.text, next);
    return next;
  }
  const shape: Shape = { parts: segment, next: emptyNode() };
  for (const head of edgeTexts(segment[0])) {
    for (const tail of edgeTexts(segment.at(-1))) {
      push(node.shapes, edgesKey(head, tail), shape);
      if (!node.lengths.some((known) => known.head === head.length && known.tail === tail.length))
        node.lengths.push({ head: head.length, tail: tail.length });
    }
  }
  return shape.next;
}

/** No segment holds a slash. */
function edgesKey(head: string, tail: string): string {
  return `${head}/${tail}`;
}

/** Texts that a piece can be, an empty one where it can be anything. */
function edgeTexts(part: RoutePart | undefined): readonly string[] {
  if (part?.kind === 'text') return [part.text];
  return part?.kind === 'words' ? [...new Set(part.words)] : [''];
}

function emptyNode(): Node {
  return {
    first: Infinity,
    end: Infinity,
    texts: new Map(),
    any: null,
    shapes: new Map(),
    lengths: [],
    many: new Map(),
  };
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
