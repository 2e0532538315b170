/** Language services run in workers of their own, started when the first file of their language is opened. */
export function createWorker(label: string): Worker {
  return quietWhenStopped(startWorker(label));
}

/** One that is stopped while it loads, as happens when other schemas come, says that it could not: nobody minds. */
function quietWhenStopped(worker: Worker): Worker {
  const terminate = worker.terminate.bind(worker);
  worker.terminate = () => {
    worker.addEventListener('error', (event) => event.preventDefault());
    terminate();
  };
  return worker;
}

function startWorker(label: string): Worker {
  switch (label) {
    case 'typescript':
    case 'javascript':
      return new Worker(new URL('monaco-editor/language/typescript/ts.worker', import.meta.url), { type: 'module' });
    case 'json':
      return new Worker(new URL('monaco-editor/language/json/json.worker', import.meta.url), { type: 'module' });
    case 'css':
    case 'scss':
    case 'less':
      return new Worker(new URL('monaco-editor/language/css/css.worker', import.meta.url), { type: 'module' });
    case 'html':
      return new Worker(new URL('monaco-editor/language/html/html.worker', import.meta.url), { type: 'module' });
    default:
      return new Worker(new URL('monaco-editor/editor/editor.worker', import.meta.url), { type: 'module' });
  }
}
