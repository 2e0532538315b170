import type { WalkthroughStep } from '../../../common/manifest/contributions';
import type { Declare } from './declare';
import { iconOf } from './iconOf';

export const declareWalkthroughs: Declare<'walkthroughs'> = (walkthroughs, { id, base }, services) =>
  services.walkthroughs.declare(
    walkthroughs.map((item) => ({
      ...item,
      id: `${id}#${item.id}`,
      icon: iconOf(item.icon, base),
      steps: item.steps.map((step) => ({ ...step, media: mediaOf(step.media, base) })),
      source: id,
    })),
  );

/** Pictures are files of the extension. */
function mediaOf(media: WalkthroughStep['media'], base: string): WalkthroughStep['media'] {
  if (!media) return undefined;
  if ('image' in media) return { ...media, image: iconOf(media.image, base) };
  return 'svg' in media ? { ...media, svg: iconOf(media.svg, base) } : media;
}
