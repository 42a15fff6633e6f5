/**
 * Speculation rules: prefetch the page whose link a pointer rests on or a finger is pressing. Browsers that support
 * them prefetch at most two pages, and none when saving data or battery.
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
