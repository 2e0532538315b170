import { inject, injectable } from 'inversify';
import { Texts } from '../../../core/browser/i18n/texts';
import type {
  QuickAccessEntries,
  QuickAccessItem,
  QuickAccessProvider,
} from '../../../core/browser/quickAccess/quickAccessProvider';
import { viewLocations } from '../../../core/browser/views/viewInfo';
import { Views } from '../../../core/browser/views/views';

/** "view ": every view that can be shown, by its container. */
@injectable()
export class ViewsAccess implements QuickAccessProvider {
  readonly matchOnDescription = true;

  constructor(
    @inject(Views) private readonly views: Views,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  items(): QuickAccessEntries<QuickAccessItem> {
    const t = this.texts.of('workbench');
    return viewLocations.flatMap((location) =>
      this.views.containersAt(location).flatMap((container) => [
        { separator: `${t(`quickAccess.in.${location}`)} / ${container.title}` },
        ...container.views.map((view) => ({
          label: view.name,
          icon: view.icon ?? container.icon,
          description: container.title,
          run: () => this.views.openView(view.id),
        })),
      ]),
    );
  }
}
