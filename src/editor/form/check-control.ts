import type { CustomFieldControl, Field } from '@sveltia/cms';
import { needsFix } from '../../content/model/problem.ts';
import type { Editable } from '../editables.ts';
import { findUndated } from '../find-undated.ts';
import { formatProblems } from '../format-problems.ts';
import type { CmsControl } from './cms-react.ts';

interface CheckControl extends CmsControl {
  /** The file when the form opened. */
  opened?: string;
}

/**
 * A field that shows the result of the site's check for the current values. It is valid if nothing needs fixing.
 * @param forms the fields of each form
 */
export function createCheckControl(
  editables: ReadonlyMap<string, Editable>,
  forms: ReadonlyMap<string, readonly Field[]>,
): CustomFieldControl {
  const check = (control: CheckControl) => {
    const { field, entry } = control.props;
    const name = String(field.get('of'));
    const { slug = '', data = {} } = entry?.toJS() ?? {};
    const editable = editables.get(name);
    const text = editable?.toFile(data) ?? '{}';
    if (entry) control.opened ??= text;
    const problems = [
      ...(editable?.check(slug, text) ?? []),
      ...findUndated(control.opened ?? text, text),
    ];
    const lines = formatProblems(problems, text, forms.get(name) ?? []);
    return { isWrong: needsFix(problems), lines };
  };
  return createClass({
    isValid(this: CheckControl) {
      // The latest input arrives with the next render.
      return new Promise((resolve) => {
        this.forceUpdate(() => {
          const { isWrong } = check(this);
          resolve(
            !isWrong || {
              error: {
                message:
                  'Before saving, correct the mistakes listed under “Check”. Those marked “You can still save” can wait.',
              },
            },
          );
        });
      });
    },
    render(this: CheckControl) {
      const { lines } = check(this);
      const words = lines.length > 0 ? lines : ['No mistakes found.'];
      const props = { id: this.props.forID, className: 'check', role: 'status' };
      return h('div', props, ...words.map((line) => h('p', { key: line }, line)));
    },
  });
}
