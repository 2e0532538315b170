import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { TreeModel } from './treeModel';
import type { TreeSource } from './treeSource';

/** A model for as long as the component lives. It follows the roots when they are observable and given at once. */
export function useTreeModel<T>(source: TreeSource<T>): TreeModel<T> {
  // The source of the first rendering is the one that the model asks.
  const [{ model, first }] = useState(() => ({ model: new TreeModel(source), first: source }));
  useEffect(() => {
    if (first.remote) return undefined;
    return reaction(
      () => first.getRoots(),
      () => model.refresh(),
    );
  }, [model, first]);
  return model;
}
