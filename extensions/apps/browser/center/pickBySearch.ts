import type { PickItem, QuickInput } from 'lathe';

interface PickTexts {
  readonly title?: string;
  readonly placeholder: string;
  /** Said where there is nothing to choose. */
  readonly emptyText?: string;
}

/** Lets one of many be chosen by a part of its name, as the server finds them. */
export function pickBySearch<T extends PickItem>(
  quickInput: QuickInput,
  texts: PickTexts,
  load: (search: string) => Promise<readonly T[]>,
): Promise<T | undefined> {
  const pick = quickInput.createPick<T>();
  const { emptyText, ...rest } = texts;
  pick.set(rest);
  pick.emptyText = emptyText;
  pick.filtering = false;
  const find = (search: string): void => pick.setItems(load(search));
  return new Promise((resolve) => {
    pick.own(pick.onDidChangeValue(find));
    pick.own(pick.onDidAccept(({ items }) => resolve(items[0])));
    pick.own(
      pick.onDidHide((reason) => {
        if (reason !== 'accepted') resolve(undefined);
        queueMicrotask(() => pick.dispose());
      }),
    );
    find('');
    pick.show();
  });
}
