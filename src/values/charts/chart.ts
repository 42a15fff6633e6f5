/** A chart as data: shapes and words on a plane, and a sentence that says what they show. */
export interface Chart {
  title: string;
  marks: readonly Mark[];
}

export type Mark = Shape | Words;

interface Shape {
  /** An SVG path. */
  path: string;
  /** Class names for its colours and lines. */
  look: string;
}

interface Words {
  text: string;
  /** Centred there, unless their look says "start" or "end". */
  x: number;
  y: number;
  look?: string;
}

/** The plane's width; its height is less than half of that. */
export const WIDTH = 400;
/** The base line's distance from the top; words go below it. */
export const GROUND = 170;
export const HEIGHT = 198;

/** The base line, from which all values are drawn upwards. */
export const groundLine: Mark = { path: `M0 ${GROUND}h${WIDTH}`, look: 'axis' };

/** Words below the base line. */
export const under = (text: string, x: number, look = ''): Mark => ({
  text,
  x,
  y: GROUND + 20,
  look: `label ${look}`,
});
