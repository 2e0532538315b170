import { type PictureKind, savePicture } from '../../pictures/savePicture';
import { domPicture } from './domPicture';

/** Saves what an element shows as a file. */
export async function saveElement(root: HTMLElement, kind: PictureKind, name: string): Promise<void> {
  await savePicture(domPicture(root), kind, fileName(name));
}

function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'dashboard';
}
