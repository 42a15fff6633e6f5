import { readFileSync } from 'node:fs';

/** What the local mail service printed of a mail: where it wrote the text and the HTML. */
const PRINTED = /^Subject: (.*)\n\nText: (.*)\nHTML: (.*)$/gm;

/** The mails that a Worker has sent, as the local mail service says in its log. */
export const localMails = (log: string) =>
  [...log.matchAll(PRINTED)].map(([, subject = '', text = '', html = '']) => ({
    subject,
    text: readFileSync(text, 'utf8'),
    html: readFileSync(html, 'utf8'),
  }));
