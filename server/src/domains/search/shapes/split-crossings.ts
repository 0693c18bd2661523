import { type Ring, signedArea, type WorldPoint } from './ring';

/** Loops smaller than this many square units are lines that run back on themselves. */
const NOTHING = 1e-6;

/**
 * The loops of a line that may cross itself, none of which does, all running the same way round. A point is in the drawn
 * area when it is in any of them: whatever the line goes round counts, however often.
 *
 * The line is followed from its first corner; where it meets its own way, the loop just closed is cut off and the way goes
 * on from there. Each cut takes a corner off, so the cost is the square of the corners, whatever is drawn.
 */
export function splitCrossings(ring: Ring): Ring[] {
  const [first, ...others] = ring;
  if (first === undefined) return [];
  const loops: Ring[] = [];
  const way: WorldPoint[] = [first];
  for (const target of [...others, first]) {
    for (let cut = firstMeeting(way, target); cut !== null; cut = firstMeeting(way, target)) {
      loops.push([cut.at, ...way.splice(cut.after + 1)]);
      if (!same(way.at(-1), cut.at)) way.push(cut.at);
      if (same(cut.at, target)) break;
    }
    if (!same(way.at(-1), target)) way.push(target);
  }
  loops.push(way);
  return loops.filter((loop) => Math.abs(signedArea(loop)) > NOTHING).map(clockwise);
}

function clockwise(ring: Ring): Ring {
  return signedArea(ring) > 0 ? ring : [...ring].reverse();
}

interface Meeting {
  at: WorldPoint;
  /** Index of the corner of the way behind which it lies. */
  after: number;
}

/** Where the straight line from the end of the way to the target first meets the way, its last piece apart. */
function firstMeeting(way: readonly WorldPoint[], target: WorldPoint): Meeting | null {
  const from = way.at(-1);
  if (from === undefined) return null;
  let nearest: Meeting | null = null;
  let least = Infinity;
  let start: WorldPoint | undefined;
  for (const [index, end] of way.entries()) {
    // The last piece ends where the line starts; two that run back over one another enclose nothing.
    if (start !== undefined && index < way.length - 1) {
      const share = meetingShare(from, target, start, end);
      if (share !== null && share < least) {
        least = share;
        nearest = { at: along(from, target, share), after: index - 1 };
      }
    }
    start = end;
  }
  return nearest;
}

/** How far along the line from `a` to `b` the piece from `c` to `d` is met, above 0 to 1; both ends of the piece count. */
function meetingShare(a: WorldPoint, b: WorldPoint, c: WorldPoint, d: WorldPoint): number | null {
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const cdX = d.x - c.x;
  const cdY = d.y - c.y;
  const turn = abX * cdY - abY * cdX;
  if (turn === 0) return null;
  const acX = c.x - a.x;
  const acY = c.y - a.y;
  const onLine = (acX * cdY - acY * cdX) / turn;
  const onPiece = (acX * abY - acY * abX) / turn;
  return onLine > 0 && onLine <= 1 && onPiece >= 0 && onPiece <= 1 ? onLine : null;
}

function along(from: WorldPoint, to: WorldPoint, share: number): WorldPoint {
  return share === 1 ? to : { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function same(a: WorldPoint | undefined, b: WorldPoint): boolean {
  return a?.x === b.x && a.y === b.y;
}
