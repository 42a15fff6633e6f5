import type { CustomFieldControl, CustomFieldControlProps, Field } from '@sveltia/cms';
import { needsMending } from '../../content/model/problem.ts';
import type { Editable } from '../editables.ts';
import { sayProblems } from '../say-problems.ts';
import { clearCheck, showCheck } from './show-check.ts';
import { tellNote } from './tell-note.ts';

interface Control {
  props: CustomFieldControlProps;
  forceUpdate: (done: () => void) => void;
  tell: () => void;
}

/** The form has its own React, and passes this function to its controls. */
declare const createClass: (parts: object) => CustomFieldControl;

/**
 * A field that shows nothing itself: it tells the line above the form what the site's check says of what is typed so
 * far, and prevents saving while there is something to mend.
 * @param forms the fields of each form
 */
export function createCheckControl(
  editables: ReadonlyMap<string, Editable>,
  forms: ReadonlyMap<string, readonly Field[]>,
): CustomFieldControl {
  const check = ({ field, entry }: CustomFieldControlProps) => {
    const name = String(field.get('of'));
    const { slug = '', data = {} } = entry?.toJS() ?? {};
    const editable = editables.get(name);
    const text = editable?.toFile(data) ?? '{}';
    const problems = editable?.check(slug, text) ?? [];
    const isWrong = needsMending(problems);
    return { isWrong, lines: sayProblems(problems, text, forms.get(name) ?? []) };
  };
  return createClass({
    isValid(this: Control) {
      // The latest input arrives with the next render.
      return new Promise((answer) => {
        this.forceUpdate(() => {
          const { isWrong } = check(this.props);
          answer(!isWrong || { error: { message: 'Mend what the check says first.' } });
        });
      });
    },
    tell(this: Control) {
      const { lines, isWrong } = check(this.props);
      showCheck(lines, isWrong);
    },
    componentDidMount(this: Control) {
      this.tell();
    },
    componentDidUpdate(this: Control) {
      this.tell();
    },
    componentWillUnmount() {
      clearCheck();
      tellNote('');
    },
    render: () => null,
  });
}
