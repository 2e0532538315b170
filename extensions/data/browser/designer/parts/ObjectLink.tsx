import { Tabs } from 'lathe';
import { Button, report, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { openObject } from '../../center/openObject';
import { useObjectDescription } from '../../describe/useObjectDescription';
import type { SectionId } from '../sections';

interface ObjectLinkProps {
  /** The id of the object. */
  readonly object: string;
  readonly section: SectionId;
}

/** From a part of an object back to the object. */
export const ObjectLink = observer(function ObjectLink({ object, section }: ObjectLinkProps): ReactNode {
  const tabs = useService(Tabs);
  const { description } = useObjectDescription(object);
  if (!description) return null;
  const { id, label } = description;
  return (
    <Button secondary icon="table" onClick={() => report(openObject(tabs, { id, label }, section))}>
      {label}
    </Button>
  );
});
