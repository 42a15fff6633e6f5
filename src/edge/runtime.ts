import type {
  D1Database,
  Element,
  ExecutionContext,
  HTMLRewriterElementContentHandlers,
} from '@cloudflare/workers-types';

/** The part of D1 that is used. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>;

/** What the runtime lends a request. */
export type Context = Pick<ExecutionContext, 'waitUntil'>;

// The runtime's own types of these two have another Request and Response than the DOM, with which the site is checked.

/** The files of the site. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

declare const HTMLRewriter: new () => {
  on(selector: string, handlers: HTMLRewriterElementContentHandlers): void;
  transform(page: Response): Response;
};

/** A change to each element of a page that a selector finds. */
export type Edit = readonly [selector: string, change: (element: Element) => unknown];

/** The page with these changes, made on its way through. */
export function editPage(page: Response, edits: readonly Edit[]): Response {
  const rewriter = new HTMLRewriter();
  for (const [selector, change] of edits) {
    rewriter.on(selector, {
      element: (element) => {
        change(element);
      },
    });
  }
  return rewriter.transform(page);
}
