const WIDTH = 100;
const STEP = '  ';

/** Formats a value as JSON in the style of content files: short lists of strings or numbers on one line. */
export function formatJson(value: unknown, indent = '', taken = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + STEP;
  if (Array.isArray(value)) {
    const line = `[${value.map((each) => JSON.stringify(each)).join(', ')}]`;
    const isPlain = value.every((each) => typeof each !== 'object' || each === null);
    if (isPlain && indent.length + taken + line.length <= WIDTH) return line;
    return inLines(
      '[]',
      value.map((each) => formatJson(each, inner)),
      indent,
    );
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const parts = entries.map(([name, each], i) => {
    const key = `${JSON.stringify(name)}: `;
    const comma = i < entries.length - 1 ? 1 : 0;
    return key + formatJson(each, inner, key.length + comma);
  });
  return inLines('{}', parts, indent);
}

const inLines = (brackets: string, parts: readonly string[], indent: string): string =>
  `${brackets[0]}\n${parts.map((part) => indent + STEP + part).join(',\n')}\n${indent}${brackets[1]}`;
