import { inject, injectable } from 'inversify';
import { type ViewLocation, ViewMoves, Views, type ViewTarget } from 'lathe';

/** Moves views and containers as the user does, who then sees them where they went. */
@injectable()
export class ShownMoves {
  constructor(
    @inject(Views) private readonly views: Views,
    @inject(ViewMoves) private readonly moves: ViewMoves,
  ) {}

  async moveView(viewId: string, target: ViewTarget): Promise<void> {
    await this.moves.moveView(viewId, target);
    await this.views.openView(viewId);
  }

  moveContainer(containerId: string, location: ViewLocation): void {
    this.moves.moveContainer(containerId, location);
    this.views.openContainer(containerId);
  }

  async mergeContainers(containerId: string, into: string): Promise<void> {
    await this.moves.mergeContainers(containerId, into);
    this.views.openContainer(into);
  }
}
