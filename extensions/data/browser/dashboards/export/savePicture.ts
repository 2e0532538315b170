import { domPicture } from './domPicture';

export type PictureKind = 'png' | 'svg';

/** Sharp on screens of today, and on paper. */
const scale = 2;
/** What browsers draw at most. */
const mostPixels = 16_000;

/** Saves what an element shows as a file. */
export async function savePicture(root: HTMLElement, kind: PictureKind, name: string): Promise<void> {
  const svg = new Blob([domPicture(root)], { type: 'image/svg+xml' });
  const file = kind === 'svg' ? svg : await drawn(svg);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(name)}.${kind}`;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'dashboard';
}

async function drawn(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const factor = Math.min(scale, mostPixels / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.width * factor);
    canvas.height = Math.ceil(image.height * factor);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to be drawn.')))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
