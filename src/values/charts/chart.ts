/** A chart as data: shapes and words on a plane, and what they show in a sentence. */
export interface Chart {
  title: string;
  marks: readonly Mark[];
}

export type Mark = Shape | Words;

interface Shape {
  /** An SVG path. */
  path: string;
  /** Class names of its colours and lines. */
  look: string;
}

interface Words {
  text: string;
  /** In their middle, unless their look says "start" or "end". */
  x: number;
  y: number;
  look?: string;
}

/** The plane's width; its height is less than half of that. */
export const WIDTH = 400;
/** Where the ground line is, from the top; words stand below it. */
export const GROUND = 170;
export const HEIGHT = 198;

/** The line from which all values are drawn upwards. */
export const groundLine: Mark = { path: `M0 ${GROUND}h${WIDTH}`, look: 'axis' };

/** Words under the ground line. */
export const under = (text: string, x: number, look = ''): Mark => ({
  text,
  x,
  y: GROUND + 20,
  look: `label ${look}`,
});
