import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { TreeModel } from './treeModel';
import type { TreeSource } from './treeSource';

/** A model for as long as the component lives. It follows the roots when they are observable and given at once. */
export function useTreeModel<T>(source: TreeSource<T>): TreeModel<T> {
  const [model] = useState(() => new TreeModel(source));
  useEffect(() => {
    if (source.remote) return undefined;
    return reaction(
      () => source.getRoots(),
      () => model.refresh(),
    );
    // The source of the first rendering is the one that the model asks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [model]);
  return model;
}
