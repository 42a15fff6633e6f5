import { expect, test } from '../support/engines/visitor.ts';

test.use({ expectedMessages: /./ });

test('the watcher detects errors, console messages and policy violations', async ({
  visitor: { view },
  baseURL,
}) => {
  await view.open(`${baseURL}/about`);
  const said = () => view.messages().join('\n');
  await view.read(`(setTimeout(() => { throw new Error('thrown') }), console.warn('warned'))`);
  await expect.poll(said).toContain('thrown');
  await expect.poll(said).toContain('warned');
  await view.read(
    `void (document.body.appendChild(new Image()).src = 'https://elsewhere.example/')`,
  );
  await expect.poll(said).toContain('The policy forbids img-src');
});
