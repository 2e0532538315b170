import { browserDatabase, earlyDatabase } from '../../../core/common/storage/browserDatabase';

const { name, version, table } = browserDatabase;

/** Paints the outline of the workbench in the colours of the last theme, before any of its code has arrived. */
export const bootStyle = `
html,body,#workbench{height:100%;margin:0;overflow:hidden}
body{background:var(--vscode-editor-background);color:var(--vscode-foreground);font:13px/1.4 system-ui,"Segoe UI",Ubuntu,"Noto Sans CJK SC",sans-serif}
.boot{height:100%;display:grid;grid:1fr 22px/48px 300px 1fr}
.boot__activity{background:var(--vscode-activityBar-background);border-right:1px solid var(--vscode-activityBar-border,transparent)}
.boot__side{background:var(--vscode-sideBar-background);border-right:1px solid var(--vscode-sideBar-border,transparent)}
.boot__tabs{height:35px;background:var(--vscode-editorGroupHeader-tabsBackground)}
.boot-page__header{height:48px;background:var(--vscode-sideBar-background);border-bottom:1px solid var(--vscode-sideBar-border,var(--vscode-panel-border,transparent))}
.boot__status{grid-column:1/-1;background:var(--vscode-statusBar-background);border-top:1px solid var(--vscode-statusBar-border,transparent)}
.boot__bar{height:2px;width:15%;background:var(--vscode-progressBar-background);transform:translateX(-100%);animation:boot 1.2s ease-in-out .8s infinite}
@keyframes boot{to{transform:translateX(667%)}}
@media (prefers-reduced-motion:reduce){.boot__bar{animation:none;transform:none;width:100%}}
`;

/**
 * zod is told not to try whether it may evaluate code, which the page forbids. The theme that was last in use, on a page
 * with one of its own that one; the workbench keeps it here for this moment (core/browser/themes). The browser opens its
 * database while the code is on its way.
 */
export const bootScript = `
globalThis.__zod_globalConfig={jitless:true};
try{const at=location.pathname.split('/').slice(0,3).join('/');const t=JSON.parse(localStorage.getItem('lathe.theme:'+at)??localStorage.getItem('lathe.theme'));if(t&&typeof t.css==='string'){document.getElementById('lathe-theme').textContent=t.css;document.documentElement.className=t.type}}catch{}
try{const r=indexedDB.open('${name}',${version});r.onupgradeneeded=()=>r.result.createObjectStore('${table}');const p=new Promise((f,e)=>{r.onsuccess=()=>f(r.result);r.onerror=()=>e(r.error)});p.catch(()=>{});globalThis.${earlyDatabase}=p}catch{}
`;

export const skeleton =
  '<div class="boot" aria-busy="true"><div class="boot__activity"></div><div class="boot__side"></div><div><div class="boot__tabs"></div><div class="boot__bar"></div></div><div class="boot__status"></div></div>';

/** For the pages of extensions: a header, and nothing that only the workbench has. */
export const pageSkeleton =
  '<div class="boot-page" aria-busy="true"><div class="boot-page__header"></div><div class="boot__bar"></div></div>';
