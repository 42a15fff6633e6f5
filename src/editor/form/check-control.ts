import type { CustomFieldControl, CustomFieldControlProps, Field } from '@sveltia/cms';
import { describeValues, needsMending, type Problem } from '../../content/checks/problem.ts';
import type { Editable } from '../editables.ts';
import { labelOfPath } from '../field-labels.ts';

interface Control {
  props: CustomFieldControlProps;
  forceUpdate: (done: () => void) => void;
}

/** The form has its own React, and passes these two functions to its controls. */
declare const createClass: (parts: object) => CustomFieldControl;
declare const h: (type: string, props: object | null, ...children: unknown[]) => unknown;

/**
 * The box that shows the result of the site's check on what is typed so far, and prevents saving while there is
 * something to fix.
 * @param forms the fields of each form, whose labels say where a problem is
 */
export function createCheckControl(
  editables: ReadonlyMap<string, Editable>,
  forms: ReadonlyMap<string, readonly Field[]>,
): CustomFieldControl {
  const nameOf = ({ field }: CustomFieldControlProps) => String(field.get('of'));
  const problemsOf = (props: CustomFieldControlProps): Problem[] => {
    const { slug = '', data = {} } = props.entry?.toJS() ?? {};
    const editable = editables.get(nameOf(props));
    return editable?.check(slug, editable.toFile(data)) ?? [];
  };
  return createClass({
    isValid(this: Control) {
      // The latest input arrives with the next render.
      return new Promise((answer) => {
        this.forceUpdate(() => {
          const isWrong = needsMending(problemsOf(this.props));
          answer(!isWrong || { error: { message: 'Mend what the check says here first.' } });
        });
      });
    },
    render(this: Control) {
      const form = forms.get(nameOf(this.props)) ?? [];
      return drawProblems(this.props.forID, problemsOf(this.props), form);
    },
  });
}

function drawProblems(id: string, problems: readonly Problem[], form: readonly Field[]): unknown {
  const list = problems.map((problem) =>
    h(
      'li',
      { key: problem.field + problem.expected },
      h('strong', null, labelOfPath(problem.field, form)),
      `: ${describeValues(problem)}. Fix: ${problem.fix}.${problem.isNotice ? ' It can be saved all the same.' : ''}`,
    ),
  );
  return h(
    'div',
    { id, role: 'status' },
    list.length > 0 ? h('ul', null, ...list) : 'Nothing to mend.',
  );
}
