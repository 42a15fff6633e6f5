import { html, type Html } from './html.ts';
import { sha256Base64 } from './sha256.ts';

/** System colours and the reader's own font: the page stands alone and loads nothing. */
const STYLE = `@view-transition{navigation:auto}
:root{color-scheme:light dark;font:1.125rem/1.55 system-ui,sans-serif}
body{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{line-height:1.15}
label{display:block;font-weight:650}
.field{margin-block:1.5rem}
.has-error{padding-left:1rem;border-left:5px solid}
.field p,.problem p{margin:0;font-weight:650}
input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit}
.problem{margin-block:1.5rem;padding:1rem;border:3px solid}
.problem h2{margin:0 0 .5rem}
button{min-height:3rem;padding:.5rem 1.5rem;font:inherit;font-weight:650}
.sr-only{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}`;

export interface Page {
  title: string;
  body: Html;
  /** Of constant text: runs if it can, and nothing on the page waits for it. */
  script?: string;
}

/** A page that no cache keeps. */
export async function page(
  status: number,
  { title, body, script = '' }: Page,
  headers: Record<string, string> = {},
): Promise<Response> {
  const style = `<style>${STYLE}</style>`;
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>`;
  const text = `<!doctype html>
<html lang="en-GB">
<head>${head.text}${style}</head>
<body>
<main>
${body.text}
</main>
${script && `<script>${script}</script>`}
</body>
</html>
`;
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await hashOf(STYLE)};${script && ` script-src ${await hashOf(script)};`} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A stricter one would take the origin away from the next post of the form.
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
    },
  });
}

const hashOf = async (text: string) => `'sha256-${await sha256Base64(text)}'`;
