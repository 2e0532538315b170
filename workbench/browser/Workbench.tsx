import type { ReactNode } from 'react';
import './Workbench.css';

/** The shell: what core/browser holds, drawn. */
export function Workbench(): ReactNode {
  return (
    <div className="workbench">
      <div className="workbench__activity" />
      <main className="workbench__dock" />
      <div className="workbench__status" />
    </div>
  );
}
