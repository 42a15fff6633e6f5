import { describe, expect, test } from 'vitest';
import { sanitizeForLog } from '../../../src/values/sanitize-for-log.ts';

describe('a text that others wrote, in a log', () => {
  test.each([
    ['a line of its own', 'a\n::error::b\r\nc', 'a?::error::b??c'],
    ['a terminal', '\u001b[2J\u009b1m', '?[2J?1m'],
    ['the reading direction', 'a\u202eb\u2066c', 'a?b?c'],
    ['a line of another kind', 'a\u2028b\u2029c\u0085d', 'a?b?c?d'],
    ['half a letter', 'a\ud800b', 'a?b'],
    ['a command at the start', '::error file=a::b', ': :error file=a::b'],
    ['a command after space', '  ::set-output name=a::b', '  : :set-output name=a::b'],
    ['a command of the older kind, anywhere', 'a ##[error]b', 'a # #[error]b'],
  ])('does not get to %s', (_, text, safe) => {
    expect(sanitizeForLog(text)).toBe(safe);
  });

  test('stays as it is where it is harmless', () => {
    const text = 'Grüße von South Uist: 5 < 6 & "7" :: 8 #[9] 🏝️ solar.json';
    expect(sanitizeForLog(text)).toBe(text.replace('\ufe0f', '\ufe0f'));
  });

  test('is cut to a length', () => {
    expect(sanitizeForLog('abcdef', 3)).toBe('abc…');
    expect(sanitizeForLog('abc', 3)).toBe('abc');
  });
});
