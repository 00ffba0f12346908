/** The middle of a text in a drawing. */
export interface Spot {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width of a label's letter and height of its line, in units of the drawing. */
const LETTER = 6.8;
const LINE = 14;
/** Between a dot and its label. */
const GAP = 9;
const EDGE = 3;

export const boxAround = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Places labels where they overlap each other and the drawing least. */
export class Labels {
  constructor(
    private readonly size: { width: number; height: number },
    private readonly taken: Box[],
  ) {}

  /** @param lines of the label; the longest decides */
  place(at: Spot, lines: readonly string[]): Spot {
    const width = Math.max(...lines.map((line) => line.length)) * LETTER;
    const height = lines.length * LINE;
    const [beside, above] = [width / 2 + GAP, height / 2 + GAP];
    const around = [
      { x: at.x, y: at.y + above },
      { x: at.x, y: at.y - above },
      { x: at.x + beside, y: at.y },
      { x: at.x - beside, y: at.y },
    ].map((spot) => this.inside(spot, width, height));
    const costs = around.map((spot) => this.cost(boxAround(spot, width, height)));
    const best = around[costs.indexOf(Math.min(...costs))];
    this.taken.push(boxAround(best, width, height));
    return best;
  }

  private inside({ x, y }: Spot, width: number, height: number): Spot {
    const within = (value: number, half: number, most: number) =>
      Math.min(Math.max(value, half + EDGE), most - half - EDGE);
    return { x: within(x, width / 2, this.size.width), y: within(y, height / 2, this.size.height) };
  }

  private cost(box: Box): number {
    return this.taken.reduce((sum, other) => sum + overlap(box, other), 0);
  }
}
