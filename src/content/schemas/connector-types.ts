/** Kinds of plug that a charger can have. They stand without the schemas, which no island loads for them. */
export const CONNECTOR_TYPES = ['Type 2', 'CCS', 'CHAdeMO'] as const;

export type ConnectorType = (typeof CONNECTOR_TYPES)[number];
