import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { pathFields } from './pathFields';

/** The fields on a path once they are known; shorter than the path where it leads nowhere. */
export function usePathFields(object: string, path: string): readonly FieldDescription[] | undefined {
  const descriptions = useService(ObjectDescriptions);
  const { version } = descriptions;
  const [known, setKnown] = useState<{ readonly path: string; readonly fields: readonly FieldDescription[] }>();
  useEffect(() => {
    let current = true;
    const found = path === '' ? Promise.resolve([]) : pathFields(descriptions, object, path);
    found.then(
      (fields) => current && setKnown({ path, fields }),
      () => current && setKnown({ path, fields: [] }),
    );
    return () => {
      current = false;
    };
  }, [descriptions, object, path, version]);
  return known?.path === path ? known.fields : undefined;
}
