/** What `_headers` says more with the form: signing in by OAuth opens a window of another host, which must be able to answer this one. */
export const EDITOR_HEADERS = `
/editor
  ! Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy: same-origin-allow-popups
`;
