const mostChords = 3;

/** The keys pressed so far in a recording. After the last chord that fits, the next begins anew. */
export class KeyRecorder {
  private chords: readonly string[] = [];

  get key(): string {
    return this.chords.join(' ');
  }

  /** False when the press ends the recording. */
  press(chord: string): boolean {
    if (chord === 'enter' || chord === 'escape') return false;
    this.chords = this.chords.length === mostChords ? [chord] : [...this.chords, chord];
    return true;
  }
}
