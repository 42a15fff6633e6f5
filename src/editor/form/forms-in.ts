import type { CmsConfig, Field } from '@sveltia/cms';
import { CHECK } from '../describe-collection.ts';

/** The fields of each form, by the name of the folder or file that it is of. */
export function formsIn({ collections = [] }: CmsConfig): ReadonlyMap<string, readonly Field[]> {
  const forms = collections.flatMap((each) => {
    if ('files' in each)
      return each.files.flatMap((file) => ('fields' in file ? [file.fields] : []));
    return 'fields' in each ? [each.fields] : [];
  });
  return new Map(
    forms.map((fields) => {
      const check = fields.find(({ name }) => name === CHECK) as { of?: string } | undefined;
      return [check?.of ?? '', fields];
    }),
  );
}
