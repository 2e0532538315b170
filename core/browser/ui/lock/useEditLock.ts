import { useEffect, useState } from 'react';
import { EditLock, type Edited } from '../../metadata/editLock';
import { Metadata } from '../../metadata/metadata';
import { newId } from '../page/replaceTab';
import { useService } from '../services';

/** The lock of a record for as long as its form is drawn; what is yet to be made has none. */
export function useEditLock(id: string, form: Edited): EditLock | undefined {
  const metadata = useService(Metadata);
  const [lock, setLock] = useState<EditLock>();
  useEffect(() => {
    if (id === newId) return undefined;
    const made = new EditLock(metadata, id, form);
    setLock(made);
    return () => {
      made.dispose();
      setLock(undefined);
    };
  }, [metadata, id, form]);
  return lock;
}
