import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Reads the options of a command. `--help` prints its usage and exits.
 * @throws for unknown options, with the usage
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}
