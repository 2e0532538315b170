import type { Api, QuickInput } from 'lathe';
import type { ListedUser } from '../../common/permissionShapes';
import { userPickCalls } from '../../common/userPickCalls';

interface UserItem {
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly user: ListedUser;
}

/** Lets somebody be chosen by a part of his name, as the server finds him. */
export function pickUser(api: Api, quickInput: QuickInput, title: string): Promise<ListedUser | undefined> {
  const pick = quickInput.createPick<UserItem>();
  pick.set({ title, placeholder: title });
  pick.filtering = false;
  const find = (search: string): void => pick.setItems(load(api, search));
  return new Promise((resolve) => {
    pick.own(pick.onDidChangeValue(find));
    pick.own(pick.onDidAccept(({ items }) => resolve(items[0]?.user)));
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

async function load(api: Api, search: string): Promise<UserItem[]> {
  const users = await api.of(userPickCalls).find({ query: { search: search.slice(0, 200) } });
  return users.map((user) => ({
    label: user.userName,
    description: user.profile,
    icon: user.active ? 'account' : 'circle-slash',
    user,
  }));
}
