// As close as this to an end of the strip it scrolls, and at most so many pixels in each frame.
const reach = 32;
const fastest = 12;

/** Scrolls a strip of tabs for as long as something is held over one of its ends. */
export class StripScroll {
  private frame = 0;

  /** Tells after each step that the tabs stand elsewhere now. */
  over(strip: HTMLElement | undefined, x: number, moved: () => void): void {
    this.stop();
    const { left, right } = strip?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const speed = strip ? speedAt(x, left, right) : 0;
    if (!strip || speed === 0) return;
    const step = (): void => {
      const before = strip.scrollLeft;
      strip.scrollLeft += speed;
      if (strip.scrollLeft === before) return;
      moved();
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}

/** Pixels in a frame: the closer to the end, the faster. */
export function speedAt(x: number, left: number, right: number): number {
  const within = Math.min(reach, (right - left) / 3);
  const fromLeft = x - left;
  const fromRight = right - x;
  const pull = (distance: number): number => Math.ceil((1 - Math.max(0, distance) / within) * fastest);
  if (fromLeft < within) return -pull(fromLeft);
  return fromRight < within ? pull(fromRight) : 0;
}
