import { ObjectList as LiveObjectList, type ObjectListProps } from 'lathe/ui';
import type { ReactNode } from 'react';
import { adminTopic } from '../common/adminTopic';

/** A page that lists things of the tenant, and follows what administrators do. */
export function ObjectList<T extends { readonly id: string }>(
  props: Omit<ObjectListProps<T>, 'topic'> & Partial<Pick<ObjectListProps<T>, 'topic'>>,
): ReactNode {
  return <LiveObjectList topic={adminTopic} {...props} />;
}
