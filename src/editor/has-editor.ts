interface EditorSettings {
  CONTENT_EDITOR?: string | undefined;
  CONTENT_REPO?: string | undefined;
  CONTENT_EDITOR_REPO?: string | undefined;
  CONTENT_API_URL?: string | undefined;
}

export const GITHUB = 'https://api.github.com';

/** Whether the form supports a server: it needs GitHub's GraphQL API, on github.com or GitHub Enterprise. */
export const canBeEdited = (apiUrl: string): boolean =>
  apiUrl.replace(/\/$/, '') === GITHUB || /\/api\/v3\/?$/.test(apiUrl);

/** Whether to build the form at /editor: the setting decides; by default, if there is a repository it can change. */
export function hasEditor(settings: EditorSettings): boolean {
  const { CONTENT_EDITOR, CONTENT_REPO, CONTENT_EDITOR_REPO, CONTENT_API_URL } = settings;
  const isSupported =
    Boolean(CONTENT_REPO || CONTENT_EDITOR_REPO) && canBeEdited(CONTENT_API_URL || GITHUB);
  return (CONTENT_EDITOR || (isSupported ? 'on' : 'off')) === 'on';
}
