/** The plugs that a charger can have. Kept apart from the schemas, so that no island loads those for this list. */
export const CONNECTOR_TYPES = ['Type 2', 'CCS', 'CHAdeMO'] as const;

export type ConnectorType = (typeof CONNECTOR_TYPES)[number];
