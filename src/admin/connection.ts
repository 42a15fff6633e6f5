/** Where the dashboard reads from, fixed when the site was built. Never holds a token. */
export interface Connection {
  /** owner/name of the content repository, else of the site's own if editors change that; undefined: neither is set. */
  repo: string | undefined;
  /** The folder of content in it: none in a content repository, content/ in the site's own. */
  root: '' | 'content/';
  /** The file of the workflow in it that deploys the site. */
  workflow: string;
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
