import type { Marker } from 'lathe';
import type { editor } from 'monaco-editor/editor';

/** By Monaco's MarkerSeverity: hint, info, warning, error. */
const severities: Readonly<Record<number, Marker['severity']>> = { 8: 'error', 4: 'warning' };

/** A problem of Monaco's as one of the workbench's. */
export function toMarker(marker: editor.IMarker): Marker {
  return {
    severity: severities[marker.severity] ?? 'info',
    message: marker.message,
    startLine: marker.startLineNumber,
    startColumn: marker.startColumn,
    endLine: marker.endLineNumber,
    endColumn: marker.endColumn,
    code: codeOf(marker),
    source: marker.source ?? marker.owner,
  };
}

/** The JSON language says "0" for what has no code. */
function codeOf({ code }: editor.IMarker): string | undefined {
  const value = typeof code === 'string' ? code : code?.value;
  return value === '0' || value === '' ? undefined : value;
}
