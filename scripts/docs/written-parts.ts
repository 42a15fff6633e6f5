import { compareFigures } from './compare-figures.ts';
import { describeShapes } from './describe-shapes.ts';
import { withPart } from './with-part.ts';

/** What writes a part of a document, by the document's path. */
export const WRITTEN_PARTS: Readonly<Record<string, (text: string) => Promise<string>>> = {
  'docs/shapes.md': (text) => withPart(text, 'shapes', describeShapes()),
  'docs/figures.md': (text) => withPart(text, 'figures', compareFigures()),
};
