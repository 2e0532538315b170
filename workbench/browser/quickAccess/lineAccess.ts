import { inject, injectable } from 'inversify';
import { ActiveEditor } from '../../../core/browser/activeEditor/activeEditor';
import { Texts } from '../../../core/browser/i18n/texts';
import type {
  QuickAccessItem,
  QuickAccessProvider,
  QuickAccessRequest,
} from '../../../core/browser/quickAccess/quickAccessProvider';

export interface LineQuery {
  readonly line: number;
  readonly column: number;
}

/** "12", "12:3", "12,3"; a negative line counts from the end. */
export function parseLine(query: string, lineCount: number): LineQuery | undefined {
  const match = /^(-?\d{1,9})(?:[:,#]\s*(\d{0,9}))?$/.exec(query.trim());
  if (!match) return undefined;
  const wanted = Number(match[1]);
  const line = wanted < 0 ? lineCount + 1 + wanted : wanted;
  return { line: Math.max(1, Math.min(lineCount, line)), column: Math.max(1, Number(match[2] ?? 1)) };
}

/** ":": a line of the active editor, shown as it is typed. */
@injectable()
export class LineAccess implements QuickAccessProvider {
  readonly followsQuery = true;
  private previewing = false;

  constructor(
    @inject(ActiveEditor) private readonly editor: ActiveEditor,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  items({ query }: QuickAccessRequest<QuickAccessItem>): readonly QuickAccessItem[] {
    const t = this.texts.of('workbench');
    const { lineCount, position } = this.editor;
    if (lineCount === undefined) return [{ label: t('quickAccess.noTextEditor') }];
    const target = parseLine(query, lineCount);
    if (!target) {
      this.endPreview();
      const { line, column } = position ?? { line: 1, column: 1 };
      return [{ label: t('quickAccess.lineHint', { line, column, count: lineCount }) }];
    }
    const { line, column } = target;
    this.previewing = true;
    this.editor.previewLine(line);
    const label = column > 1 ? t('quickAccess.gotoColumn', { line, column }) : t('quickAccess.gotoLine', { line });
    return [{ label, run: () => this.editor.revealLine(line, column) }];
  }

  closed(accepted: boolean): void {
    if (!accepted) this.endPreview();
    this.previewing = false;
  }

  private endPreview(): void {
    if (this.previewing) this.editor.endPreview();
    this.previewing = false;
  }
}
