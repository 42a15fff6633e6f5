import type { AstroIntegration } from 'astro';

/** Adds /styleguide to the development server, and to builds that request it. It is not for visitors. */
export function styleGuide(isRequested: boolean): AstroIntegration {
  return {
    name: 'style-guide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isRequested) return;
        const entrypoint = './src/pages/_styleguide/StyleGuide.astro';
        injectRoute({ pattern: '/styleguide', entrypoint });
      },
    },
  };
}
