import type { Locale } from '../../../core/common/locale';
import { entryFiles } from './entryFiles';
import { assetTags, iconTag } from './htmlParts';
import type { PageSource } from './pages';

/** Where developers read about the server's calls and try them. */
export class ApiDocsPage implements PageSource {
  constructor(private readonly assets: string) {}

  async render(locale: Locale): Promise<string> {
    const { scripts, styles } = assetTags(await entryFiles(this.assets, 'apiDocs'));
    return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>Lathe API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${iconTag}
${styles}
${scripts}
</head>
<body><div id="api"></div></body>
</html>
`;
  }
}
