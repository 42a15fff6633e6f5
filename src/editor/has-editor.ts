/** Whether a build holds the form at /editor: as the setting says, else where editors have a repository to change. */
export const hasEditor = (settings: {
  CONTENT_EDITOR?: string | undefined;
  CONTENT_REPO?: string | undefined;
}): boolean => (settings.CONTENT_EDITOR || (settings.CONTENT_REPO ? 'on' : 'off')) === 'on';
