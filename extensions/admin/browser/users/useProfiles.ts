import { Api } from 'lathe';
import { report, type SelectOption, useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { profileCalls } from '../../common/profileCalls';

/** The profiles to choose from: all, or those for users of one kind. */
export function useProfiles(kind?: 'User' | 'PortalUser'): readonly SelectOption[] {
  const api = useService(Api);
  const [profiles, setProfiles] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      const { rows } = await api.of(profileCalls).list({ query: { limit: 1000 }, signal });
      const fitting = rows.filter((profile) => !kind || profile.kind === kind);
      setProfiles(
        fitting.map(({ name, description }) => ({ value: name, label: name, description: description || undefined })),
      );
    };
    report(load().catch((error: unknown) => signal.aborted || Promise.reject(error)));
    return () => leaving.abort();
  }, [api, kind]);
  return profiles;
}
