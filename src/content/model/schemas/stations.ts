import * as z from 'zod/mini';
import { CONNECTOR_TYPES } from './connector-types.ts';
import { fileFields, line, month, postcode, slugSchema } from './primitives.ts';

const connectorSchema = z.strictObject({
  type: z.enum(CONNECTOR_TYPES).check(z.describe('Connector type')),
  powerKw: z.number().check(z.positive(), z.maximum(400), z.describe('Maximum power, kW')),
  quantity: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of connectors')),
});

const coordinates = {
  latitude: z.number().check(z.minimum(49), z.maximum(61), z.describe('Degrees north')),
  longitude: z.number().check(z.minimum(-9), z.maximum(2), z.describe('Degrees east')),
};

/** A public charging site. */
const stationSchema = z.strictObject({
  id: slugSchema,
  name: line('Name of the site'),
  address: line('Street or place', 200),
  town: line('Town or village', 80),
  area: line('Island or district', 80),
  postcode,
  ...coordinates,
  coordinateBasis: z
    .enum(['site', 'postcode'])
    .check(z.describe('Whether the point is the site itself or the centre of its postcode')),
  operator: line('Operator when last listed', 80),
  connectors: z
    .array(connectorSchema)
    .check(z.maxLength(20), z.describe('Known connectors; empty when unknown')),
  connectorsBasis: line('Basis for the connectors', 80),
  source: line('Source', 200),
  lastConfirmed: month('Latest month in which a source listed it'),
});

/** The file with all stations. */
export const stationsFileSchema = z.strictObject({
  ...fileFields,
  attribution: line('Sources and licence, shown beside the stations', 600),
  stations: z.array(stationSchema).check(z.minLength(1), z.maxLength(5000)),
});

export type Station = z.output<typeof stationSchema>;
export type StationsFile = z.output<typeof stationsFileSchema>;

/** Centres of postcode areas, for searches without a service. */
export const postcodeAreasFileSchema = z.strictObject({
  ...fileFields,
  attribution: line('Sources and licence, shown beside the stations', 600),
  areas: z.array(
    z.strictObject({
      prefix: z
        .string()
        .check(
          z.regex(/^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]?)?$/),
          z.describe('Outward code, sector, or sector and one letter, such as "HS8 5S"'),
        ),
      ...coordinates,
      spreadKm: z
        .number()
        .check(
          z.minimum(0),
          z.describe('Distance from the centre that covers 90% of postcodes, km'),
        ),
    }),
  ),
});

export type PostcodeAreasFile = z.output<typeof postcodeAreasFileSchema>;
