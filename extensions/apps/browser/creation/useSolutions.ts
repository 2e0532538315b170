import { MetadataClient } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ApplicationData } from '../../common/applicationData';
import { Dependency } from '../../common/applicationProperties';
import { solutionApplication } from '../../common/applicationTypes';
import { AppsClient } from '../appsClient';

export interface Solution {
  /** Of its package. */
  readonly id: string;
  readonly label: string;
  /** The names of what it holds. */
  readonly applications: readonly string[];
}

const most = 100;

/** The solutions whose applications can be extended. */
export function useSolutions(): readonly Solution[] {
  const client = useService(AppsClient);
  const metadata = useService(MetadataClient);
  const [solutions, setSolutions] = useState<readonly Solution[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<readonly Solution[]> => {
      const { center } = await client.calls;
      const { rows } = await center.list({ query: { type: solutionApplication, sort: 'name', limit: most } });
      const records = await Promise.all(rows.map(({ id }) => metadata.get('Application', id)));
      return records.flatMap(({ label, data }) => solutionOf(label, data));
    };
    load().then(
      (found) => current && setSolutions(found),
      // Without them an add-on extends an application by itself.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, metadata]);
  return solutions;
}

/** What has no package, or holds nothing, has nothing to be extended. */
export function solutionOf(label: string, data: unknown): Solution[] {
  const { properties } = ApplicationData.safeParse(data).data ?? {};
  const applications = namesOf(properties?.dependency);
  if (!properties?.solution || applications.length === 0) return [];
  return [{ id: properties.solution, label, applications }];
}

function namesOf(written: unknown): readonly string[] {
  const list = z.array(Dependency).safeParse(typeof written === 'string' ? readJson(written) : written);
  return list.data?.map(({ name }) => name) ?? [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
