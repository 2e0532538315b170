import { KeyRecorder } from './keyRecorder';

describe('KeyRecorder', () => {
  let recorder: KeyRecorder;
  beforeEach(() => (recorder = new KeyRecorder()));

  it('begins anew after the last chord that fits', () => {
    for (const chord of ['ctrl+k', 'a', 'b']) expect(recorder.press(chord)).toBe(true);
    expect(recorder.key).toBe('ctrl+k a b');
    recorder.press('c');
    expect(recorder.key).toBe('c');
  });

  it.each(['enter', 'escape'])('ends with %s after a key', (chord) => {
    recorder.press('ctrl+k');
    expect(recorder.press(chord)).toBe(false);
    expect(recorder.key).toBe('ctrl+k');
  });

  it('ends with Escape at once', () => {
    expect(recorder.press('escape')).toBe(false);
  });

  it.each(['enter', 'escape'])('records %s after an Enter of its own', (chord) => {
    expect(recorder.press('enter')).toBe(true);
    expect([recorder.key, recorder.literal]).toEqual(['', true]);
    expect(recorder.press(chord)).toBe(true);
    expect([recorder.key, recorder.literal]).toEqual([chord, false]);
    expect(recorder.press('enter')).toBe(false);
  });
});
