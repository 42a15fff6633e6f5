/**
 * An area as an SVG path: a step of width 1 for each value, from a baseline.
 * @param height of `max`, below the line if negative
 */
export function areaPath(
  values: readonly number[],
  base: number,
  height: number,
  max = Math.max(...values),
): string {
  const heights = values.map((value) => Math.round((value / max) * height));
  const steps = heights.map((at, i) => {
    const rise = at - (heights[i - 1] ?? 0);
    return `${rise === 0 ? '' : `v${-rise}`}h1`;
  });
  return `M0 ${base}${steps.join('')}V${base}z`;
}
