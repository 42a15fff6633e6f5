/** Where pages report what happened. */
export const VISITS_API = '/api/visits';
