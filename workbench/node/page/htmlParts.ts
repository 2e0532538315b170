import { readFile } from 'node:fs/promises';
import path from 'node:path';

const assets = '/assets/';

/** JSON that cannot end the script element it stands in. */
export function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function inText(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What loads the files of an entry, by kind. */
export function assetTags(files: readonly string[]) {
  const tags = (ending: string, tag: (address: string) => string): string =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => tag(assets + file))
      .join('\n');
  return {
    // Deferred scripts would be fetched last, after what is only needed later.
    scripts: tags('.js', (address) => `<script defer fetchpriority="high" src="${address}"></script>`),
    styles: tags('.css', (address) => `<link rel="stylesheet" href="${address}">`),
    stylePreloads: tags('.css', (address) => `<link rel="preload" as="style" href="${address}">`),
    fontPreloads: tags(
      '.ttf',
      (address) => `<link rel="preload" as="font" type="font/ttf" crossorigin href="${address}">`,
    ),
  };
}

/** Style sheets within the page, for it to wait for none; whoever loads one of them later finds that it is there. */
export async function inlineStyles(folder: string, styles: readonly string[]): Promise<string> {
  const tags = styles.map(
    async (file) => `<style data-href="${assets}${file}">${await readFile(path.join(folder, file), 'utf8')}</style>`,
  );
  return (await Promise.all(tags)).join('\n');
}

const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f6feb"/><path d="M6 20h20v4H6zM9 9h4v9H9zM15 12h11v4H15z" fill="#fff"/></svg>';

export const iconTag = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(sign)}">`;
