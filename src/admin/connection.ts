/** Where the dashboard reads, as the site was built. Never a token. */
export interface Connection {
  /** owner/name; undefined: the site is made from its built-in content. */
  repo: string | undefined;
  /** Branch. */
  ref: string;
  /** Such as https://api.github.com */
  apiUrl: string;
  /** Where the repository is for people, if that is known without asking. */
  repositoryUrl: string | undefined;
  /** Whether the site has the form for editors. */
  hasEditor: boolean;
  /** What the site was built from. */
  manifestUrl: string;
}
