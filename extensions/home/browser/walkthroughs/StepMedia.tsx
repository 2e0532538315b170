import type { WalkthroughStepInfo } from 'lathe';
import { Markdown } from 'lathe/ui';
import type { ReactNode } from 'react';

type Media = NonNullable<WalkthroughStepInfo['media']>;

/** The picture or the text beside a step. */
export function StepMedia({ media }: { readonly media: Media }): ReactNode {
  if ('markdown' in media) return <Markdown text={media.markdown} commands />;
  return <img src={'image' in media ? media.image : media.svg} alt={media.altText} />;
}
