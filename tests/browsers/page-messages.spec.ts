import { expect, test } from '../support/engines/visitor.ts';

test.use({ expectedMessages: /./ });

test('errors and warnings of a page are recorded', async ({ visitor: { view }, baseURL }) => {
  await view.open(`${baseURL}/about`);
  const messages = () => view.messages().join('\n');
  await view.read(`(setTimeout(() => { throw new Error('thrown') }), console.warn('warned'))`);
  await expect.poll(messages).toContain('thrown');
  await expect.poll(messages).toContain('warned');
  await view.read(
    `void (document.body.appendChild(new Image()).src = 'https://elsewhere.example/')`,
  );
  await expect.poll(messages).toContain('The policy forbids img-src');
});
