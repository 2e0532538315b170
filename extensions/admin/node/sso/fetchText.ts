import { Refusal } from 'lathe/common';

const usualPatience = 10_000;
const longest = 1_000_000;

/** A text from another server, which may neither keep us waiting nor send us elsewhere. */
export async function fetchText(url: string, patience = usualPatience): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml, text/xml' } });
    if (!response.ok || !response.body) throw unreachable();
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.length > longest) throw unreachable();
    }
    return text;
  } catch (error) {
    if (signal.aborted) throw new Refusal('IDENTITY_SYNC_TIMEOUT', { status: 504 });
    throw error instanceof Refusal ? error : unreachable();
  }
}

function unreachable(): Refusal {
  return new Refusal('IDENTITY_UNREACHABLE', { status: 502 });
}
