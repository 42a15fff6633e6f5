import type { AppEventListener } from '@sveltia/cms';
import { isFolder } from '../../content/kinds/kinds.ts';
import { londonDay } from '../../values/dates/london.ts';

/** Gives a new item of a folder, even one copied from another, the id of its file name and today's date. */
export const completeNew: AppEventListener['handler'] = ({ entry }) => {
  if (!entry.get('newRecord') || !isFolder(entry.get('collection'))) return entry;
  const named = entry.setIn(['data', 'id'], entry.get('slug'));
  return entry.getIn(['data', 'updated'])
    ? named
    : named.setIn(['data', 'updated'], londonDay(Date.now()));
};
