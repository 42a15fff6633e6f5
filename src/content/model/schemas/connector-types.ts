/** Connector types. Separate from the schemas, so that islands do not load those for this list. */
export const CONNECTOR_TYPES = ['Type 2', 'CCS', 'CHAdeMO'] as const;

export type ConnectorType = (typeof CONNECTOR_TYPES)[number];
