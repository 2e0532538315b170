import { MetadataClient } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { ServiceData, type ServiceType } from '../../common/serviceData';

interface NamedService {
  readonly name: string;
  readonly label: string;
  readonly type: ServiceType;
}

/** What a service is called; undefined until it is known. */
export function useServiceName(id: string): NamedService | undefined {
  const metadata = useService(MetadataClient);
  const [known, setKnown] = useState<NamedService>();
  useEffect(() => {
    let current = true;
    metadata.get('Service', id).then(
      ({ name, label, data }) => current && setKnown({ name, label, type: ServiceData.parse(data).type }),
      // The form says what is wrong when it is saved.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [metadata, id]);
  return known;
}
