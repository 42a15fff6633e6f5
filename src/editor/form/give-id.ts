import type { AppEventListener } from '@sveltia/cms';

/** Gives a new item the id that its file is named by, a copy of another one too. */
export const giveId: AppEventListener['handler'] = ({ entry }) =>
  entry.get('newRecord') ? entry.setIn(['data', 'id'], entry.get('slug')) : entry;
