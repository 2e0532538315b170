import { autorun } from 'mobx';
import { inject, injectable } from 'inversify';
import { type Disposable, DisposableOwner, Themes, toDisposable } from 'lathe';
import { type Monaco, MonacoLoader } from './monacoLoader';
import { pageTheme } from './pageTheme';

const themeName = 'lathe';

/** The workbench's colours in Monaco, now and when they change. */
@injectable()
export class ThemeBridge extends DisposableOwner {
  constructor(
    @inject(MonacoLoader) loader: MonacoLoader,
    @inject(Themes) private readonly themes: Themes,
  ) {
    super();
    this.own(loader.onDidLoad((monaco) => this.own(this.follow(monaco))));
  }

  private follow(monaco: Monaco): Disposable {
    return toDisposable(
      autorun(() => {
        monaco.editor.defineTheme(themeName, this.themes.monacoTheme ?? pageTheme(document.documentElement));
        monaco.editor.setTheme(themeName);
      }),
    );
  }
}
