import { describe, expect, test } from 'vitest';
import { escapeHtml, sanitizeForLog, toLine } from '../../../src/text/escape.ts';

test('escapes HTML', () => {
  expect(escapeHtml('<a href="x">\'&</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&lt;/a&gt;',
  );
});

describe('text on one line', () => {
  test.each([
    ['South Uist', 'South Uist'],
    ['one\ntwo', 'one two'],
    ['one \t\r\n two', 'one two'],
    ['one\u2029two\u0085three', 'one two three'],
    [' \u0000one\u0007 ', 'one'],
    ['10\u00a0kW', '10\u00a0kW'],
    ['10\u00a0\u00a0kW', '10 kW'],
    ['\n\t', ''],
  ])('converts %j to %j', (text, line) => {
    expect(toLine(text)).toBe(line);
  });
});

describe('external text in a log', () => {
  test.each([
    ['a separate log entry', 'a\n::error::b\r\nc', 'a?::error::b??c'],
    ['a terminal sequence', '\u001b[2J\u009b1m', '?[2J?1m'],
    ['a change of reading direction', 'a\u202eb\u2066c', 'a?b?c'],
    ['another line separator', 'a\u2028b\u2029c\u0085d', 'a?b?c?d'],
    ['half a character', 'a\ud800b', 'a?b'],
    ['a command at the start', '::error file=a::b', ': :error file=a::b'],
    ['a command after space', '  ::set-output name=a::b', '  : :set-output name=a::b'],
    ['a command in the old format', 'a ##[error]b', 'a # #[error]b'],
  ])('does not let external text inject %s', (_, text, safe) => {
    expect(sanitizeForLog(text)).toBe(safe);
  });

  test('keeps harmless text unchanged', () => {
    const text = 'Grüße von South Uist: 5 < 6 & "7" :: 8 #[9] 🏝️ solar.json';
    expect(sanitizeForLog(text)).toBe(text.replace('\ufe0f', '\ufe0f'));
  });

  test('truncates text to the given length', () => {
    expect(sanitizeForLog('abcdef', 3)).toBe('abc…');
    expect(sanitizeForLog('abc', 3)).toBe('abc');
  });
});
