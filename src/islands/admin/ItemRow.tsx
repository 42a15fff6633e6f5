import { pageOf } from '../../model/content/addresses.ts';
import type { ContentFolder } from '../../model/content/manifest.ts';
import type { WebAddresses } from '../../github/web-addresses.ts';
import type { FileRow } from './create-reader.ts';
import { ItemCheck } from './ItemCheck.tsx';
import { NewWindowLink } from './NewWindowLink.tsx';
import type { FileCheck } from './use-dashboard.ts';
import { describeStanding, STANDING_WORDS } from './words.ts';

interface ItemRowProps {
  folder: ContentFolder;
  row: FileRow;
  check: FileCheck | undefined;
  addresses: WebAddresses | undefined;
  onCheck: () => void;
}

/** One item: what it is called, how file and page stand to each other, and what is to mend. */
export function ItemRow({ folder, row, check, addresses, onCheck }: ItemRowProps) {
  const { name, standing, file, item, verdict } = row;
  const checked = check?.kind === 'checked' ? check.verdict : undefined;
  const title = checked?.title ?? item?.title ?? name;
  const path = `${folder}/${name}`;
  return (
    <li className="item">
      <div>
        <h3>{title}</h3>
        <code>{path}</code>
      </div>
      <p className={`standing standing-${standing}`}>
        <strong>{STANDING_WORDS[standing]}</strong>
        {describeStanding(row)}
      </p>
      <ItemCheck
        name={name}
        verdict={verdict ?? checked}
        check={check}
        canCheck={file !== undefined}
        onCheck={onCheck}
      />
      <p className="item-links">
        {item && (
          <a href={pageOf(folder, item.id)}>
            Page<span className="sr-only"> of {title}</span>
          </a>
        )}
        {file && addresses && (
          <NewWindowLink href={addresses.edit(path)}>
            Edit<span className="sr-only"> {name}</span>
          </NewWindowLink>
        )}
      </p>
    </li>
  );
}
