import type { CustomFieldControlProps } from '@sveltia/cms';
import { createRichBox } from '../rich/create-rich-box.ts';
import { createControl } from './create-control.ts';
import { tellNote } from './tell-note.ts';

const textOf = ({ value }: CustomFieldControlProps): string =>
  typeof value === 'string' ? value : '';

/** The box of a text that may have emphasis, links and so on. */
export const richControl = createControl((place, props) => {
  const { field, onChange } = props;
  const box = createRichBox(place, {
    html: textOf(props),
    label: String(field.get('label')),
    tags: field.toJS().tags as string[],
    onChange,
    tell: tellNote,
  });
  return {
    ...box,
    take: (next) => {
      box.take(textOf(next));
    },
  };
});
