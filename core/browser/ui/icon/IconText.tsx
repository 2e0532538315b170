import type { ReactNode } from 'react';
import { parseIconText } from '../../../common/iconText';
import { Icon } from './Icon';

/** A text with icons in it, such as "$(sync~spin) 3". */
export function IconText({ text }: { readonly text: string }): ReactNode {
  return parseIconText(text).map((part, index) =>
    part.kind === 'icon' ? (
      <Icon key={index} name={part.spin ? `${part.name}~spin` : part.name} />
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
