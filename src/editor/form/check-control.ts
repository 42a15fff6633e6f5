import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { describeValues, needsMending, type Problem } from '../../content/checks/problem.ts';
import { REMOTE_KINDS, type RemoteFolder } from '../../content/kinds/remote-kinds.ts';
import { jsonSchemaOf, type JsonSchema } from '../../content/schemas/json-schema.ts';
import { checkEntry } from '../check-entry.ts';
import { labelOfPath } from '../field-labels.ts';
import type { createItemFormat } from '../item-format.ts';

type Format = ReturnType<typeof createItemFormat>;

interface Control {
  props: CustomFieldControlProps;
  forceUpdate: (done: () => void) => void;
}

/** The form has its own React, and passes these two functions to its controls. */
declare const createClass: (parts: object) => CustomFieldControl;
declare const h: (type: string, props: object | null, ...children: unknown[]) => unknown;

/**
 * The box that shows the result of the site's check on the item as it is now, and prevents saving while there is
 * something to fix.
 */
export function createCheckControl(formats: ReadonlyMap<RemoteFolder, Format>): CustomFieldControl {
  const problemsOf = ({ entry }: CustomFieldControlProps): Problem[] => {
    const { collection = '', slug = '', data = {} } = entry?.toJS() ?? {};
    const format = formats.get(collection as RemoteFolder);
    if (!format) return [];
    return checkEntry(REMOTE_KINDS[collection as RemoteFolder], slug, format.toFile(data));
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
      const { fields } = REMOTE_KINDS[this.props.entry?.toJS().collection as RemoteFolder];
      return drawProblems(this.props.forID, problemsOf(this.props), jsonSchemaOf(fields));
    },
  });
}

function drawProblems(id: string, problems: readonly Problem[], schema: JsonSchema): unknown {
  const list = problems.map((problem) =>
    h(
      'li',
      { key: problem.field + problem.expected },
      h('strong', null, labelOfPath(problem.field, schema)),
      `: ${describeValues(problem)}. Fix: ${problem.fix}.${problem.isNotice ? ' It can be saved all the same.' : ''}`,
    ),
  );
  return h(
    'div',
    { id, role: 'status' },
    list.length > 0 ? h('ul', null, ...list) : 'Nothing to mend.',
  );
}
