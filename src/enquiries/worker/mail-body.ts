import { escapeHtml } from '../../values/text/escape.ts';

/** A part of a mail: a label with its value, or a text without one. */
export interface MailPart {
  label?: string;
  text: string;
}

/**
 * The body of a mail as plain text and as simple HTML, with the same words in the same order.
 * @param siteOrigin addresses that begin with it become links; others are written by strangers and stay text
 */
export function mailBody(
  heading: string,
  parts: readonly MailPart[],
  siteOrigin?: string,
): { text: string; html: string } {
  const paragraphs = parts.map(({ label, text }) => {
    const html = linkOurs(escapeHtml(text), siteOrigin).replace(/\r\n|\r|\n/g, '<br>\n');
    return `<p>${label ? `<strong>${escapeHtml(label)}</strong><br>\n` : ''}${html}</p>`;
  });
  return {
    text: [heading, ...parts.map(inText)].join('\n\n'),
    html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body>
<h1>${escapeHtml(heading)}</h1>
${paragraphs.join('\n')}
</body>
</html>`,
  };
}

function inText({ label, text }: MailPart): string {
  const lines = text.replace(/\r\n?/g, '\n');
  if (!label) return lines;
  return lines.includes('\n') ? `${label}:\n${lines}` : `${label}: ${lines}`;
}

/** Makes links of what begins with the site's address, in text that is escaped already. */
function linkOurs(html: string, siteOrigin: string | undefined): string {
  if (!siteOrigin) return html;
  return html.replace(/https?:\/\/[^\s<>]+/g, (address) =>
    address.startsWith(`${siteOrigin}/`) ? `<a href="${address}">${address}</a>` : address,
  );
}
