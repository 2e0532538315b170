/** Sharp on screens of today, and on paper. */
const scale = 2;
/** What browsers draw at most. */
const mostPixels = 16_000;

/** A drawing as dots. */
export async function asPng(svg: Blob): Promise<Blob> {
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
