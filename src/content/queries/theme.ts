import themeFile from '../../../content/theme.json';
import { parseFile } from '../items/parse-file.ts';
import { SINGLE_FILES } from '../kinds/single-files.ts';

export const theme = parseFile('theme.json', SINGLE_FILES.theme, themeFile);
