import { type ComponentType, useEffect } from 'react';
import type { ComponentPoint } from '../../common/extensions/componentPoint';
import { Activation } from '../activation/activation';
import { OfferedComponents } from '../components/offeredComponents';
import { useService } from './services';

/** A component that another extension draws; undefined while it is not there. Use it inside an `observer`. */
export function useOffered<P extends object>(point: ComponentPoint<P>): ComponentType<P> | undefined {
  const activation = useService(Activation);
  const component = useService(OfferedComponents).at(point);
  useEffect(() => {
    // Whoever fails to start has said so.
    if (!component) activation.fire(`onComponent:${point.id}`).catch(() => undefined);
  }, [activation, component, point]);
  return component;
}
