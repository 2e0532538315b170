import { Api, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { report, type SelectOption, useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { permissionSetCalls } from '../../common/permissionSetCalls';

/** The permission sets to choose from, for those who may see them. */
export function usePermissionSets(): readonly SelectOption[] {
  const api = useService(Api);
  const maySee = useService(Session).permissions.has(permissions.managePermissions);
  const [sets, setSets] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    if (!maySee) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      const { rows } = await api.of(permissionSetCalls).list({ query: { limit: 1000, sort: 'label' }, signal });
      setSets(rows.map(({ id, label, name }) => ({ value: id, label, description: name })));
    };
    report(load().catch((error: unknown) => signal.aborted || Promise.reject(error)));
    return () => leaving.abort();
  }, [api, maySee]);
  return sets;
}
