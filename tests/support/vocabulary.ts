import { readFileSync } from 'node:fs';

interface Declared {
  parents: string[];
  properties: Set<string>;
}

/**
 * The vocabulary of schema.org, as declared by schema-dts for TypeScript: the types, and their properties. The compiler
 * checks the pages' own code against it; this reads it to check the built pages.
 */
export function readVocabulary() {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const interfaces = new Map<string, Declared>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
  )) {
    interfaces.set(name, {
      parents: parents.split(/,\s*/),
      properties: new Set([...body.matchAll(/^ {4}"(\w+)"\?/gm)].map(([, key = '']) => key)),
    });
  }
  const mayHave = (name: string, property: string): boolean => {
    const found = interfaces.get(name);
    if (!found) return false;
    return found.properties.has(property) || found.parents.some((up) => mayHave(up, property));
  };
  return {
    isType: (type: string) => interfaces.has(`${type}Leaf`),
    mayHave: (type: string, property: string) => mayHave(`${type}Leaf`, property),
  };
}
