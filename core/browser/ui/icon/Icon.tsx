import type { CSSProperties, ReactNode } from 'react';
import { ownPicture } from './ownPicture';
import './icon.css';

export interface IconProps {
  /**
   * A codicon, as "gear" or "$(gear)" or "$(sync~spin)", the address of an svg or png file, or "picture:" and the address of
   * a picture that keeps its own colours.
   */
  readonly name: string;
  /** Spoken; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A codicon, an extension's own picture in the colour of the text around it, or a picture as it is. */
export function Icon({ name, label, className = '' }: IconProps): ReactNode {
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const own = ownPicture(name);
  if (own !== undefined)
    return <img className={`icon icon--own ${className}`} src={own} alt={label ?? ''} loading="lazy" />;
  if (!isCodicon(name)) {
    const picture: CSSProperties = { maskImage: `url(${JSON.stringify(name)})` };
    return <span {...accessible} className={`icon icon--picture ${className}`} style={picture} />;
  }
  return <span {...accessible} className={`icon codicon ${codiconClasses(name)} ${className}`} />;
}

function isCodicon(name: string): boolean {
  return /^\$\(.+\)$/.test(name) || /^[\w-]+(~\w+)?$/.test(name);
}

function codiconClasses(name: string): string {
  const [icon = '', modifier] = name.replace(/^\$\(|\)$/g, '').split('~');
  return modifier ? `codicon-${icon} codicon-modifier-${modifier}` : `codicon-${icon}`;
}
