import type { DiagramModel } from './diagramModel';
import { type DiagramColours, diagramSvg } from './diagramSvg';

/** Saves the diagram as a file: as it stands, in the colours of the theme. */
export async function savePicture(model: DiagramModel, kind: 'svg' | 'png'): Promise<void> {
  const { svg, width, height } = diagramSvg(model.boxes, model.edges, model.places, coloursNow());
  const blob = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await asPng(svg, width, height);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `entity-diagram.${kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function coloursNow(): DiagramColours {
  const style = getComputedStyle(document.body);
  const colour = (name: string, otherwise: string): string =>
    style.getPropertyValue(`--vscode-${name}`).trim() || otherwise;
  const foreground = colour('foreground', 'black');
  return {
    foreground,
    background: colour('editor-background', 'white'),
    muted: colour('descriptionForeground', foreground),
    border: colour('editorWidget-border', foreground),
    head: colour('sideBar-background', 'white'),
    line: colour('textLink-foreground', foreground),
  };
}

/** Twice as large, for screens and print of today. */
async function asPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  // Browsers draw nothing on larger ones.
  const scale = Math.min(2, 16_000 / Math.max(width, height));
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not draw the picture.'))),
      'image/png',
    ),
  );
}
