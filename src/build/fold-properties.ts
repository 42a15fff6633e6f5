import { parse, type Container, type Declaration, type Root } from 'postcss';

/** A use of one of Tailwind's variables, and what is taken where it has no value. */
const USE = /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g;

/**
 * A sheet in which the variables of Tailwind that no rule sets have given way to their first values, and without
 * properties that nothing uses. Tailwind declares, for old browsers twice, what utilities of the whole site may set.
 */
export function foldProperties(css: string): string {
  const sheet = parse(css);
  const firstValues = firstValuesOf(sheet);
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(USE, (use, name: string, otherwise?: string) =>
        firstValues.has(name) ? (firstValues.get(name) ?? otherwise ?? use) : use,
      )
      .trim();
  });
  dropUnused(sheet);
  return sheet.toString();
}

/** The values of registered variables that no rule sets; undefined where they have none. */
function firstValuesOf(sheet: Root): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  sheet.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      values.set(rule.params, value);
    });
    if (!values.has(rule.params)) values.set(rule.params, undefined);
  });
  const forOldBrowsers = new Set<Declaration>();
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => {
      forOldBrowsers.add(declaration);
    });
  });
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!forOldBrowsers.has(declaration)) values.delete(declaration.prop);
  });
  return values;
}

function dropUnused(sheet: Root): void {
  const used = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g));
  sheet.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  dropEmpty(sheet);
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
