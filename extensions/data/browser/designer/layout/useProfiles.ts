import { report, type SelectOption, useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { DataRows } from '../../rows/dataRows';

/** The profiles of the tenant, to choose from. */
export function useProfiles(): readonly SelectOption[] {
  const rows = useService(DataRows);
  const [profiles, setProfiles] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const orderby = [{ field: 'name', order: 'asc' as const }];
      const found = await rows.query('Profile', { options: { fields: ['id', 'name'], orderby, limit: 1000 } });
      if (current) setProfiles(found.map(({ id, name }) => ({ value: String(id), label: String(name) })));
    };
    report(load());
    return () => {
      current = false;
    };
  }, [rows]);
  return profiles;
}
