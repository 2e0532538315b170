import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface LazyPartLook<P> {
  /** Stands where the component will be. */
  readonly waiting?: (props: P) => ReactNode;
  readonly failed: (props: P, error: unknown, retry: () => void) => ReactNode;
}

type Code<P> = { readonly content?: ComponentType<P>; readonly failure?: { readonly error: unknown } };

/** Its code can be asked for before it is drawn; what fails then is asked for once more when it is. */
export type LazyPart<P> = ComponentType<P> & { readonly load: () => Promise<void> };

/** A component whose code is loaded when it is first drawn. Where React.lazy keeps a failure for ever, this one asks again. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting, failed }: LazyPartLook<P>,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const ask = async (): Promise<Code<P>> => {
    try {
      loaded = await (loading ??= load());
      return { content: loaded };
    } catch (error) {
      return { failure: { error } };
    } finally {
      loading = undefined;
    }
  };
  function Part(props: P): ReactNode {
    const [code, setCode] = useState<Code<P>>(() => ({ content: loaded }));
    const { content: Content, failure } = code;
    const isWaiting = !Content && !failure;
    useEffect(() => {
      if (!isWaiting) return;
      let current = true;
      void ask().then((next) => current && setCode(next));
      return () => {
        current = false;
      };
    }, [isWaiting]);
    if (Content) return <Content {...props} />;
    return failure ? failed(props, failure.error, () => setCode({})) : waiting?.(props);
  }
  return Object.assign(Part, { load: async () => void (await ask()) });
}
