import { inject, injectable } from 'inversify';
import { Commands } from '../commands/commands';
import { Menus } from '../menus/menus';

/** Those who take what manifests declare. */
@injectable()
export class ContributionServices {
  constructor(
    @inject(Commands) readonly commands: Commands,
    @inject(Menus) readonly menus: Menus,
  ) {}
}
