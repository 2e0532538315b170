import type { ComponentType } from 'react';
import type { ComponentPoint } from '../../common/extensions/componentPoint';
import { OfferedComponents } from '../components/offeredComponents';
import { useService } from './services';

/** A component that another extension draws; undefined while it is not there. Use it inside an `observer`. */
export function useOffered<P extends object>(point: ComponentPoint<P>): ComponentType<P> | undefined {
  return useService(OfferedComponents).at(point);
}
