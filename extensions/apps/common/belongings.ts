import { ContributionPoint, type MetadataRecord } from 'lathe/common';

/** A record that an application has beside its own parts. */
export interface Belonging {
  readonly type: string;
  readonly id: string;
}

/** Tells which records of another area go, and come back, with an application. */
export interface ApplicationBelongings {
  of(application: Pick<MetadataRecord, 'id' | 'name' | 'data'>): readonly Belonging[];
}

export const applicationBelongings = new ContributionPoint<ApplicationBelongings>('lathe.apps.belongings');
