interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 4;

/** Below the element, else above; to the right of what stands at the left edge. */
export function placeHover(
  target: Box,
  hover: Box,
  view: { readonly innerWidth: number; readonly innerHeight: number },
) {
  const within = (at: number, size: number, room: number) => Math.max(gap, Math.min(at, room - size - gap));
  if (target.left + target.width <= 50) {
    const top = target.top + (target.height - hover.height) / 2;
    return { left: target.left + target.width + gap, top: within(top, hover.height, view.innerHeight) };
  }
  const below = target.top + target.height + gap;
  const fits = below + hover.height <= view.innerHeight;
  return {
    left: within(target.left + (target.width - hover.width) / 2, hover.width, view.innerWidth),
    top: fits ? below : Math.max(gap, target.top - hover.height - gap),
  };
}
