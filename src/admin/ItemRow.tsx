import { DASHBOARD_TYPES, type DashboardFolder } from '../content/model/dashboard-types.ts';
import type { FileStatus, FileCheck } from '../content/model/manifest.ts';
import type { WebUrls } from '../content/sources/web-urls.ts';
import type { FileRow } from './create-dashboard-reader.ts';
import { formUrls } from '../editor/form-urls.ts';
import { NewWindowLink } from './NewWindowLink.tsx';
import type { CheckView } from './use-dashboard.ts';
import { describeFileState, FILE_STATE_WORDS, describeCheck } from './describe-file.ts';
import { BUTTONS } from '../ui/classes.ts';
import { describeFix } from '../content/model/problem.ts';

const COLOURS: Partial<Record<FileStatus, string>> = {
  live: 'text-mark',
  changed: 'text-mark-sun',
  new: 'text-mark-sun',
  gone: 'text-mark-sun',
  skipped: 'text-danger',
};

interface ItemRowProps {
  folder: DashboardFolder;
  row: FileRow;
  view: CheckView | undefined;
  webUrls: WebUrls | undefined;
  hasEditor: boolean;
  onCheck: () => void;
}

/** One item: its title, whether its file and page match, and what needs fixing. */
export function ItemRow({ folder, row, view, webUrls, hasEditor, onCheck }: ItemRowProps) {
  const { name, status, file, item } = row;
  const checked = view?.kind === 'checked' ? view.check : undefined;
  const title = checked?.title ?? item?.title ?? name;
  const path = `${folder}/${name}`;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-hairline py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_8rem]">
      <div>
        <h3>{title}</h3>
        <code className="text-sm wrap-anywhere">{path}</code>
      </div>
      <p>
        <strong className={`block ${COLOURS[status] ?? ''}`}>{FILE_STATE_WORDS[status]}</strong>
        <span>{describeFileState(row)}</span>
      </p>
      <ItemCheck
        name={name}
        check={row.check ?? checked}
        view={view}
        canCheck={file !== undefined}
        onCheck={onCheck}
      />
      <p className="flex flex-wrap gap-x-6 *:py-1 md:col-start-4 md:row-start-1">
        {item && (
          <a href={DASHBOARD_TYPES[folder].pageUrl(item.id)}>
            Page<span className="sr-only">{` of ${title}`}</span>
          </a>
        )}
        {file && hasEditor && (
          <a href={formUrls.change(folder, name)}>
            Edit<span className="sr-only">{` ${title}`}</span>
          </a>
        )}
        {file && webUrls && (
          <>
            <NewWindowLink href={webUrls.history(path)}>
              History<span className="sr-only">{` of ${name}`}</span>
            </NewWindowLink>
            <NewWindowLink href={webUrls.edit(path)}>
              Edit on GitHub<span className="sr-only">{` ${name}`}</span>
            </NewWindowLink>
          </>
        )}
      </p>
    </li>
  );
}

interface ItemCheckProps {
  name: string;
  check: FileCheck | undefined;
  /** Progress of the dashboard's own check of a file that the build has not seen. */
  view: CheckView | undefined;
  /** Whether there is a file to check. */
  canCheck: boolean;
  onCheck: () => void;
}

/** Shows whether a file is valid and, if not, which fields to fix and how. */
function ItemCheck({ name, check, view, canCheck, onCheck }: ItemCheckProps) {
  if (check) {
    const isGood = check.problems.length === 0;
    return (
      <div className={isGood ? '' : 'md:col-span-full md:row-start-2'}>
        <p>
          <strong className={check.isUsed ? 'text-mark' : 'text-danger'}>
            {describeCheck(check)}
          </strong>
        </p>
        {!isGood && (
          <ul className="mt-2 grid gap-3 border-l-4 border-danger pl-4 wrap-anywhere">
            {check.problems.map((problem, i) => (
              <li key={i}>{problem.formWords ?? `${problem.field}: ${describeFix(problem)}`}</li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  if (!canCheck) return null;
  if (view?.kind === 'checking') return <p>Checking…</p>;
  return (
    <div>
      <p>{view?.kind === 'failed' ? `Not checked: ${view.error.title}` : 'Not checked yet'}</p>
      {view?.kind === 'failed' && <p>{view.error.advice}</p>}
      <button type="button" className={`${BUTTONS.quiet} mt-2`} onClick={onCheck}>
        Check<span className="sr-only">{` ${name}`}</span>
      </button>
    </div>
  );
}
