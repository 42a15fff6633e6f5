import type { ItemSchema } from '../../model/checks/check-item.ts';
import { benefitSchema } from '../../model/schemas/benefit.ts';
import { caseStudySchema } from '../../model/schemas/case-study.ts';
import { PROPERTY_HTML_FIELDS, propertySchema } from '../../model/schemas/property.ts';
import { serviceSchema } from '../../model/schemas/service.ts';
import type { ContentFolder } from '../../model/content/manifest.ts';

/** A kind of item, as the dashboard speaks of it and checks it. */
export interface Kind {
  label: string;
  singular: string;
  plural: string;
  /** Placeholders while a list is on its way. */
  placeholders: number;
  schema: ItemSchema;
  htmlFields: readonly string[];
}

export const KINDS: Record<ContentFolder, Kind> = {
  services: {
    label: 'Services',
    singular: 'service',
    plural: 'services',
    placeholders: 6,
    schema: serviceSchema,
    htmlFields: [],
  },
  properties: {
    label: 'Properties',
    singular: 'property',
    plural: 'properties',
    placeholders: 3,
    schema: propertySchema,
    htmlFields: PROPERTY_HTML_FIELDS,
  },
  'case-studies': {
    label: 'Case Studies',
    singular: 'case study',
    plural: 'case studies',
    placeholders: 3,
    schema: caseStudySchema,
    htmlFields: [],
  },
  benefits: {
    label: 'Benefits',
    singular: 'benefit',
    plural: 'benefits',
    placeholders: 4,
    schema: benefitSchema,
    htmlFields: [],
  },
};
