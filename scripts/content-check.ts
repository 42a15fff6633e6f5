// Checks a folder of content as the build would, and prints what to mend. Usage: npm run content:check [folder]
import { checkContent } from './content-check/check-content.ts';

const root = process.argv[2] ?? 'content';
const { lines, problems } = await checkContent(root);
console.log(lines.join('\n'));
if (problems > 0) process.exitCode = 1;
