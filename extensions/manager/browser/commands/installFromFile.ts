import { inject, injectable } from 'lathe';
import { Installation } from '../installation';
import { pickFile } from './pickFile';

@injectable()
export class InstallFromFile {
  constructor(@inject(Installation) private readonly installation: Installation) {}

  /** With a file when it was dropped somewhere, else the user chooses one. */
  async run(given?: unknown): Promise<void> {
    const file = given instanceof File ? given : await pickFile('.zip,.tgz,.vsix');
    if (file) await this.installation.install(file);
  }
}
