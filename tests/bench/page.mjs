/** What the page says in its console once the first row is there: to listen for that costs the page nothing. */
export const firstRowNote = 'first row';

/** Runs in the page before anything else: notes when the first row of the palette is there, and how long a key takes to paint. */
export function observePage(rowSelector) {
  const notes = { firstRow: undefined, paints: [] };
  window.__bench = notes;
  const note = () => {
    if (notes.firstRow !== undefined || !document.querySelector(rowSelector)) return;
    notes.firstRow = performance.now();
    console.debug('first row');
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(undefined);
    });
  window.addEventListener('keydown', (event) => afterPaint((now) => notes.paints.push(now - event.timeStamp)), true);
  notes.afterPaint = afterPaint;
}
