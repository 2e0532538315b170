import MarkdownIt from 'markdown-it';

export interface MarkdownOptions {
  readonly base?: string;
  readonly commands?: boolean;
}

/** HTML in the text is escaped; of links only those to web pages, mail and (where allowed) commands are kept. */
export function renderMarkdown(text: string, { base, commands = false }: MarkdownOptions = {}): string {
  const markdown = new MarkdownIt({ html: false, linkify: true });
  const isSafe = (address: string): boolean =>
    /^(https?:|mailto:|#|(?![a-z][\w+.-]*:|\/\/))/i.test(address) || (commands && /^command:[\w.:/-]+/.test(address));
  markdown.validateLink = (address) => isSafe(address.trim());
  const normalise = markdown.normalizeLink;
  markdown.normalizeLink = (address) => (address.startsWith('command:') ? address : normalise(resolve(address, base)));
  markdown.renderer.rules['link_open'] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    if (token && /^https?:/.test(String(token.attrGet('href')))) {
      token.attrSet('target', '_blank');
      token.attrSet('rel', 'noreferrer');
    }
    return self.renderToken(tokens, index, options);
  };
  return markdown.render(text);
}

/** Relative addresses mean files beside the text. */
function resolve(address: string, base: string | undefined): string {
  if (base === undefined || /^([a-z][\w+.-]*:|#|\/)/i.test(address)) return address;
  return base + address.replace(/^\.\//, '');
}
