/** "WO-{0000}-A": what stands before the number, how many digits it has at least, and what stands after it. */
export interface NumberFormat {
  readonly before: string;
  readonly digits: number;
  readonly after: string;
}

const pattern = /^([^{}]*)\{(0{1,15})\}([^{}]*)$/;

export function parseNumberFormat(format: string): NumberFormat | undefined {
  const [, before = '', zeros = '', after = ''] = pattern.exec(format) ?? [];
  return zeros ? { before, digits: zeros.length, after } : undefined;
}
