import type { AstroIntegration } from 'astro';

/** Adds /styleguide to the development server, and to a build that asks for it: it is nothing for visitors. */
export function styleGuide(isAskedFor: boolean): AstroIntegration {
  return {
    name: 'style-guide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isAskedFor) return;
        const entrypoint = './src/pages/_styleguide/StyleGuide.astro';
        injectRoute({ pattern: '/styleguide', entrypoint });
      },
    },
  };
}
