import type { AstroIntegration } from 'astro';

/** Adds `client:near`: see src/layouts/near.ts. */
export const nearDirective = (): AstroIntegration => ({
  name: 'near-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/layouts/near.ts' });
    },
  },
});
