import type { Allowed } from '../../support/find-words.ts';

/** Superlatives and absolute words that may stand, each with its reason. */
export const ALLOWED_PROMISES: readonly Allowed[] = [
  // Of the specification, and of the law
  { words: 'up to 50%', why: 'specified; what it depends on stands beside it' },
  { words: 'between 0 and 100%', why: 'specified message of a limit' },
  { words: 'max 100%', why: 'specified message of a limit' },
  { words: 'Smart Export Guarantee', why: 'the name of a scheme' },
  { words: 'Guarantees', why: 'heading of the terms' },
  { words: 'guaranteed for two years', why: "the firm's own guarantee, in its terms" },
  { words: "its maker's guarantee", why: "another firm's guarantee, in the terms" },
  { words: 'as long as guarantees and tax law require', why: 'how long records are kept' },
  { words: "Here it's always windy", why: 'what anybody here would say' },
  { words: 'share it with nobody but', why: 'a rule of the privacy policy, with its exceptions' },

  // That say what nobody can know or promise
  { words: 'nobody can promise', why: 'says that there is no promise' },
  { words: 'Nobody knows the wind at a hub', why: 'says what is not known' },
  { words: 'as nobody knows its wind', why: 'says what is not known' },
  { words: 'which nobody answers', why: 'of numbers for drama' },

  // That the code itself makes true, held by tests
  { words: 'sent anywhere', why: 'the planner makes no request with what is entered' },
  { words: 'Do everything with a keyboard alone', why: 'tests/e2e/keyboard.spec.ts does' },
  { words: 'Nobody from outside has audited it', why: 'says what is not known' },
  { words: 'and never shown', why: 'of the token, on the dashboard' },
  { words: 'never by this page', why: 'of the token, on the dashboard' },

  // Quotes of customers, samples until the firm confirms them
  { words: 'which it never was with the storage heaters', why: 'of the storage heaters' },
  { words: 'we never missed a batch', why: 'of one workshop' },

  // That pick one out of a list by a number
  { words: 'highest power', why: 'how a connector of a station is known' },
  { words: 'nearest open coast', why: 'where hours of weather are free' },
  { words: 'nearest earlier days', why: 'of the derived radiation' },
  { words: 'The nearest ones farther away', why: 'stations, by distance' },
  { words: 'The smallest of', why: 'the sum of the battery' },
  { words: 'these save the most a year for each £', why: 'says how the steps are ranked' },
  { words: 'at best', why: 'the near end of the range of a payback' },
  { words: ', at worst not in its lifetime', why: 'the far end of the range of a payback' },
  { words: 'the coldest hour', why: 'of the year that is worked through' },
  { words: 'the best first', why: 'ranked as the line above it says' },
  { words: 'The highest is', why: 'a bar of a chart' },
  { words: 'he shortest stay', why: 'nights of a booking' },
  { words: 'Shortest stay', why: 'nights of a booking' },
  { words: 'at most 100%', why: 'message of a limit' },

  // For editors and operators
  { words: 'GitHub does not show this to everybody', why: 'says why a token is asked for' },
  { words: 'so it was never changed', why: 'of a file that the repository does not have' },
  { words: 'everybody on this connection', why: "GitHub's limit by address" },
  { words: 'by which everybody reaches', why: 'the public address of a calendar or a picture' },
];
