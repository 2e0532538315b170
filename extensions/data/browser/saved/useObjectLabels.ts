import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { ObjectSummary } from '../../common/describeCalls';
import { ObjectDescriptions } from '../describe/objectDescriptions';

/** What objects are called, for whoever knows their names. */
export function useObjectLabels(): (name: string) => string {
  const objects = useObjects();
  return (name) => objects.find((each) => each.name.toLowerCase() === name.toLowerCase())?.plural ?? name;
}

/** The objects that the user may read, in the order in which he chooses one; none until they are known. */
export function useObjects(): readonly ObjectSummary[] {
  const descriptions = useService(ObjectDescriptions);
  const { version } = descriptions;
  const [objects, setObjects] = useState<readonly ObjectSummary[]>([]);
  useEffect(() => {
    let current = true;
    descriptions.all().then(
      (all) => current && setObjects(all),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [descriptions, version]);
  return objects;
}
