import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import or re-export in a file of src. */
export interface Import {
  /** The importing file. */
  from: string;
  /** The imported file, or the package specifier, verbatim. */
  to: string;
  isPackage: boolean;
  isType: boolean;
}

/** The features, and content: their folders have a module for each part. */
const THINGS = [
  'content',
  'forms',
  'calculators',
  'planner',
  'stations',
  'booking',
  'enquiries',
  'inbox',
  'visits',
];

/** The module of a file: its folder, for features with the part; for a file directly in src, the file. */
export function moduleOf(file: string): string {
  const [, folder = '', part = ''] = file.split('/');
  return THINGS.includes(folder) && part.indexOf('.') < 0 ? `${folder}/${part}` : folder;
}

/** The files of all modules. */
export const listFiles = (): string[] => globSync('src/*/**/*.{ts,tsx,astro}').sort();

/** The imports of a file, including Astro components, which dependency analysers do not support. */
export function readImports(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const statements = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g,
  );
  return [...statements].map(([, type, path = '']) => ({
    from: file,
    to: path.startsWith('.') ? normalize(join(dirname(file), path)) : path,
    isPackage: !path.startsWith('.'),
    isType: Boolean(type),
  }));
}
