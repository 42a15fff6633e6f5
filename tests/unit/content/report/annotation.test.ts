import { expect, test, vi } from 'vitest';
import { annotate, annotation } from '../../../../src/content/report/annotation.ts';

test('an error is a note in one line, and no words of it are an order to the runner', () => {
  expect(annotation('a.json › title\n    expected a text\n    fix: write 100%0A\n::x')).toBe(
    '::error::a.json › title: expected a text; fix: write 100%250A; ::x',
  );
  expect(annotation('Status 500')).toBe('::error::Status 500');
});

test('only a workflow is told', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  annotate(['a'], {});
  expect(log).not.toHaveBeenCalled();
  annotate(['a', 'b'], { GITHUB_ACTIONS: 'true' });
  expect(log.mock.calls).toEqual([['::error::a'], ['::error::b']]);
  log.mockRestore();
});
