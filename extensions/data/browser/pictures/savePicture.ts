import { downloadFile } from 'lathe';
import { asPng } from './asPng';

export type PictureKind = 'png' | 'svg';

/** Saves a drawing as a file. */
export async function savePicture(drawing: string, kind: PictureKind, name: string): Promise<void> {
  const svg = new Blob([drawing], { type: 'image/svg+xml' });
  downloadFile(kind === 'svg' ? svg : await asPng(svg), `${name}.${kind}`);
}
