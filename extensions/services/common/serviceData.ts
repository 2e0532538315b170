import { Id } from 'lathe/common';
import { z } from 'zod';
import { readJsonText } from '../../apps/common/applicationProperties';
import { textsUpTo } from '../../data/common/objects/translations';

/** A simple service is a set of business objects; a native one stands for code that runs elsewhere. */
export const serviceTypes = ['simple', 'native'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** With what the ids of services begin. */
export const servicePrefix = '0006';

/** What an application and a service have with each other: 1 is a dependency inside of a project. */
export const internalDependency = 1;

const RelatedApp = z.strictObject({ app: Id, appServiceRelation: z.int().min(0).max(99).default(internalDependency) });

export const ServiceData = z.strictObject({
  type: z.enum(serviceTypes).default('simple'),
  version: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,5}){0,3}$/)
    .default('1.0.0'),
  /** Its label in other languages. */
  labels: textsUpTo(64),
  description: z.string().max(4000).optional(),
  /** An icon's name, an address, or the id of a file. */
  logo: z.string().max(2000).optional(),
  /** Some clients send the text of it. */
  properties: z.preprocess(readJsonText, z.record(z.string().max(100), z.json())).prefault({}),
  relatedApps: z.array(RelatedApp).max(200).default([]),
  supportBO20: z.boolean().default(false),
});
export type ServiceData = z.output<typeof ServiceData>;
