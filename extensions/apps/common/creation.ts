import { ContributionPoint, type MetadataRecord, type NewRecord } from 'lathe/common';
import type { ApplicationData } from './applicationData';
import type { ApplicationProperties } from './applicationProperties';

/** An application as it is to be. */
export interface NewApplication {
  /** With its namespace. */
  readonly name: string;
  readonly label: string;
  /** With what earlier steps have filled in. */
  readonly data: ApplicationData;
  /** The id of the application of which it is a copy. */
  readonly source?: string;
}

/** What a step adds to the application to be; what it says of properties leaves the others alone. */
export type FilledIn = Partial<Omit<ApplicationData, 'properties'>> & {
  readonly properties?: Partial<ApplicationProperties>;
};

/** What a step works with: all that it makes here is taken back by itself when a later step fails. */
export interface CreationContext {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly application: NewApplication;
  /** Once it is made. */
  readonly applicationId: string | undefined;
  fill(part: FilledIn): void;
  create(type: string, record: NewRecord): Promise<MetadataRecord>;
  get(type: string, id: string): Promise<MetadataRecord | undefined>;
  /** The records of a type in a parent, or those without one; in no particular order. */
  list(type: string, place: { readonly parent?: string; readonly name?: string }): Promise<readonly MetadataRecord[]>;
}

/** The order of the steps that there are; others may stand between them. */
export const creationOrder = {
  website: 100,
  package: 200,
  homeTab: 300,
  application: 400,
  packageContent: 500,
  folders: 600,
  copy: 700,
} as const;

/** A step on the way to an application: a transaction of its own. */
export interface ApplicationCreationStep {
  /** Begins with the area that owns it, such as "sites.website". */
  readonly id: string;
  /** The key of what it is called while it runs, in the texts of the server. */
  readonly title: string;
  readonly order: number;
  /** Whether this application needs it; by default all do. */
  applies?(application: NewApplication): boolean;
  run(context: CreationContext): Promise<void>;
  /**
   * Takes back what it did beyond records of metadata: also after a crash, when nobody knows how far it came, and perhaps
   * more than once.
   */
  undo?(context: Pick<CreationContext, 'tenant' | 'application' | 'applicationId'>): Promise<void>;
}

export const creationSteps = new ContributionPoint<ApplicationCreationStep>('lathe.apps.creationSteps');

/** The topic of live events about applications that are being made: only who makes one hears of it. */
export const creationTopic = 'application-creation';

/** How far a new application has come. */
export interface CreationProgress {
  readonly topic: typeof creationTopic;
  /** "begun" names all steps; "done" and "undone" end it. */
  readonly action: 'begun' | 'step' | 'undoing' | 'done' | 'undone';
  /** Of the creation. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What each step is called in the language of who makes it. */
  readonly steps?: string[];
  /** Which of them has begun, from 0 on. */
  readonly step?: number;
  readonly application?: string;
}
