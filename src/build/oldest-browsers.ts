import browserslistToEsbuild from 'browserslist-to-esbuild';

/** The oldest browsers that the site is written for, as `browserslist` of package.json has them: what builds lower to. */
export const OLDEST_BROWSERS = browserslistToEsbuild(undefined, { env: 'production' });
