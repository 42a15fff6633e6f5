import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import or re-export of a file of src. */
export interface Import {
  /** The importing file. */
  from: string;
  /** The imported file, or the package as it is written. */
  to: string;
  isPackage: boolean;
  isType: boolean;
}

/** What the site does and what it is filled with: their folders have a room for each part. */
const THINGS = ['content', 'forms', 'calculators', 'planner', 'stations', 'booking', 'enquiries'];

/** The room of a file of src: its folder, of a thing with the part; or the file itself where it lies in src. */
export function roomOf(file: string): string {
  const [, folder = '', part = ''] = file.split('/');
  return THINGS.includes(folder) && part.indexOf('.') < 0 ? `${folder}/${part}` : folder;
}

/** The files of all rooms. */
export const listFiles = (): string[] => globSync('src/*/**/*.{ts,tsx,astro}').sort();

/** The imports of a file, also of an Astro component, which no analyser of dependencies reads. */
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
