/** Where the dashboard reads from, fixed when the site was built. Never holds a token. */
export interface Connection {
  /** owner/name; undefined if the site uses its built-in content. */
  repo: string | undefined;
  /** Branch. */
  ref: string;
  /** Such as https://api.github.com */
  apiUrl: string;
  /** The repository's web page, if we know it without asking. */
  repositoryUrl: string | undefined;
  /** Whether the site has the content editor. */
  hasEditor: boolean;
  /** What the site was built from. */
  manifestUrl: string;
}
