import type {
  D1Database,
  Element,
  ExecutionContext,
  HTMLRewriterElementContentHandlers,
  R2Bucket,
} from '@cloudflare/workers-types';

/** The part of D1 that we use. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>;

/** The part of R2, Cloudflare's file storage, that we use. */
export type PhotographStore = Pick<R2Bucket, 'put' | 'get' | 'list' | 'delete'>;

/** The runtime's context for a request. */
export type RequestContext = Pick<ExecutionContext, 'waitUntil'>;

// The runtime's own types use a different Request and Response from the DOM's, which type checks of the site use.

/** The site's static files. */
export interface StaticAssets {
  fetch(request: Request): Promise<Response>;
}

/** An automatic email in the email service's format. */
export interface OutgoingMail {
  to: string;
  from: { name: string; email: string };
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: { 'Auto-Submitted': 'auto-generated' };
}

/** Cloudflare's email service, which builds the message and encodes its headers. */
export interface MailService {
  send(mail: OutgoingMail): Promise<unknown>;
}

declare const HTMLRewriter: new () => {
  on(selector: string, handlers: HTMLRewriterElementContentHandlers): void;
  transform(page: Response): Response;
};

/** A selector, and a change to each element that it finds. */
export type ElementEdit = readonly [selector: string, change: (element: Element) => unknown];

/** Applies changes to a page while it is streamed. */
export function editResponse(page: Response, edits: readonly ElementEdit[]): Response {
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
