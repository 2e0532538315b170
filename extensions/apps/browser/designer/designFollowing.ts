import { DisposableOwner, type LiveEvent, type LiveEvents, toDisposable } from 'lathe';
import { metadataTopic } from 'lathe/common';
import type { AppForm } from './model/appForm';

/** Several changes at once are read at once. */
const pause = 300;

/** Reads an application again when others have changed it; what the user is changing stays until it is saved. */
export class DesignFollowing extends DisposableOwner {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly appId: string,
    private readonly model: AppForm,
    events: LiveEvents,
  ) {
    super();
    const heard = (event: LiveEvent): void => void (this.concerns(event) && this.soon());
    this.own(events.listen(metadataTopic, { heard, missed: () => this.soon() }));
    this.own(toDisposable(() => clearTimeout(this.timer)));
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { form } = this.model;
      if (form.state === 'ready' && !form.dirty && !form.saving) void form.load();
    }, pause);
  }

  private concerns({ id, type, parent, belongTo, action, revision }: LiveEvent): boolean {
    if (action === 'locked' || action === 'unlocked') return false;
    const { form } = this.model;
    if (form.state !== 'ready') return false;
    if (id === this.appId) return revision !== this.model.stored.get()?.revision;
    const { menus, tabs } = form.values;
    const known = [...menus, ...tabs].find((entry) => entry.id === id);
    // Of what was saved here one hears as well.
    if (known) return known.revision !== revision || action === 'deleted';
    if (type === 'Menu') return parent === this.appId;
    // What a tab shows may be called otherwise now.
    return (type === 'Tab' && belongTo === this.appId) || tabs.some(({ target }) => target === id);
  }
}
