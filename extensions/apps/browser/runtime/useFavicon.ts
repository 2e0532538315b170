import { useEffect } from 'react';
import type { RunningApplication } from '../../common/applicationCalls';
import { pictureOf } from '../pictureOf';

/** The browser's tab has the application's logo, else the first letter of its name. */
export function useFavicon(app: RunningApplication | undefined): void {
  const logo = app?.logo;
  const label = app?.label;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link || label === undefined) return;
    link.href = pictureOf(logo ?? '') ?? letterIcon(label);
  }, [logo, label]);
}

function letterIcon(label: string): string {
  const [letter = '?'] = [...label.trim()];
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f6feb"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="#fff">${inText(letter.toUpperCase())}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(sign)}`;
}

function inText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
