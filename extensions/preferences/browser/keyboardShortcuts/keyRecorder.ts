const mostChords = 3;

/**
 * The keys pressed so far in a recording. After the last chord that fits, the next begins anew. Enter takes what was
 * pressed and Escape gives up, so to be recorded themselves they must come after an Enter with nothing pressed before it.
 */
export class KeyRecorder {
  private chords: readonly string[] = [];
  /** The next press is recorded, whichever it is. */
  literal = false;

  get key(): string {
    return this.chords.join(' ');
  }

  /** False when the press ends the recording. */
  press(chord: string): boolean {
    if (!this.literal && chord === 'escape') return false;
    if (!this.literal && chord === 'enter') {
      if (this.chords.length > 0) return false;
      this.literal = true;
      return true;
    }
    this.literal = false;
    this.chords = this.chords.length === mostChords ? [chord] : [...this.chords, chord];
    return true;
  }
}
