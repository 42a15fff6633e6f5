/** The endpoint for events to be counted. */
export const VISITS_API = '/api/visits';
