import { paletteOf, SCHEMES, type Colours } from './palette.ts';

/** The custom properties of all colours that follow from a firm's, such as `--color-link:#17566a`. */
export function declarationsOf(colours: Colours): [light: string[], dusk: string[]] {
  const palette = paletteOf(colours);
  const [light = [], dusk = []] = SCHEMES.map((scheme) => {
    const { 'sky-top': top, 'sky-low': low, ...others } = palette[scheme];
    const declared = Object.entries(others).map(([name, hex]) => `--color-${name}:${hex}`);
    return [...declared, `--background-image-sky:linear-gradient(${top}, ${low})`];
  });
  return [light, dusk];
}
