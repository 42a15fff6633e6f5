import { isRecord } from '../../values/is-record.ts';
import type { PlacePictures } from './place-pictures.ts';

interface Price {
  parts: { figure: string }[];
}

/** Also leaves out the guide prices of an item that name a figure which does not exist. */
export const withKnownFigures =
  (place: PlacePictures, figures: Readonly<Record<string, unknown>>): PlacePictures =>
  async (item) => {
    const placed = await place(item);
    const { prices } = placed.item;
    if (!isRecord(prices) || !Array.isArray(prices['items'])) return placed;
    const listed = prices['items'] as Price[];
    const failed = listed.flatMap(({ parts }, i) =>
      parts.flatMap(({ figure }, j) => {
        if (Object.hasOwn(figures, figure)) return [];
        const problem = {
          field: `prices.items[${i}].parts[${j}].figure`,
          expected: 'the name of a figure in figures.json',
          got: JSON.stringify(figure),
          fix: 'correct the name, or add the figure; until then the price is not shown',
        };
        return [{ problem, outcome: 'The item is used without this price.' }];
      }),
    );
    const items = listed.filter(({ parts }) =>
      parts.every(({ figure }) => Object.hasOwn(figures, figure)),
    );
    const { items: _, ...others } = prices;
    const known = items.length > 0 ? { ...others, items } : others;
    return {
      item: { ...placed.item, prices: known },
      failed: [...placed.failed, ...failed],
    };
  };
