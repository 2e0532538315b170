import fc from 'fast-check';
import { autorun } from 'mobx';
import { LineRing } from './lineRing';
import { OutputChannel } from './outputChannel';

const channel = (): OutputChannel => new OutputChannel('test', 'Test', () => undefined);
const texts = (of: OutputChannel): readonly string[] => of.lines.map((line) => line.text);

describe('OutputChannel', () => {
  it('joins pieces of lines', () => {
    const output = channel();
    output.append('a');
    output.append('b\nc\n');
    output.append('d');
    output.appendLine('e');
    expect(texts(output)).toEqual(['ab', 'c', 'd', 'e']);
  });

  it('takes pieces in any cut for the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n') })), (pieces) => {
        const cut = channel();
        pieces.forEach((piece) => cut.append(piece));
        const whole = pieces.join('').split('\n');
        if (whole.at(-1) === '') whole.pop();
        expect(texts(cut)).toEqual(whole);
      }),
    );
  });

  it('drops the colours of terminals', () => {
    const output = channel();
    output.appendLine('\u001b[31mred\u001b[0m \u001b]8;;http://a\u0007link');
    expect(texts(output)).toEqual(['red link']);
  });

  it('tells its observers once a turn', async () => {
    const output = channel();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(output.length));
    for (let i = 0; i < 1000; i++) output.appendLine(String(i));
    await Promise.resolve();
    expect(seen).toEqual([0, 1000]);
    stop();
  });

  it('forgets on clear and goes on counting', () => {
    const output = channel();
    output.appendLines(['a', 'b'], 'info');
    output.clear();
    expect(output.length).toBe(0);
    expect(output.dropped).toBe(2);
  });
});

describe('LineRing', () => {
  it('keeps the last ones in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.integer()), (capacity, entries) => {
        const ring = new LineRing<number>(capacity);
        entries.forEach((entry) => ring.push(entry));
        const kept = entries.slice(-capacity);
        expect(ring.toArray()).toEqual(kept);
        expect(kept.map((_, index) => ring.at(index))).toEqual(kept);
        expect(ring.dropped).toBe(entries.length - kept.length);
      }),
    );
  });
});
