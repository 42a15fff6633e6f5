/**
 * Speculation rules: the page that a pointer rests on, or a finger is about to press, is asked for. Browsers that know
 * them ask for two at most, and for none where data or the battery are to be saved.
 */
export const FETCH_AHEAD = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*'] } },
          { not: { selector_matches: '[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
