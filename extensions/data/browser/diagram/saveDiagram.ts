import { type PictureKind, savePicture } from '../pictures/savePicture';
import type { DiagramModel } from './diagramModel';
import { type DiagramColours, diagramSvg } from './diagramSvg';

/** Saves the diagram as a file: as it stands, in the colours of the theme. */
export async function saveDiagram(model: DiagramModel, kind: PictureKind): Promise<void> {
  const { svg } = diagramSvg(model.boxes, model.edges, model.places, coloursNow());
  await savePicture(svg, kind, 'entity-diagram');
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
