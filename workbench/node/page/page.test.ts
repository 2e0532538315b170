import { renderPage } from './page';

const parts = {
  locale: 'en' as const,
  files: ['studio.1.js', 'studio.2.css'],
  theme: { uiTheme: 'vs-dark' as const, css: ':root{}' },
  importMap: {},
  ownStyles: '',
  skeleton: '',
};

describe('renderPage', () => {
  it('names the files of the entry', () => {
    const page = renderPage({ ...parts, bootstrap: {} });
    expect(page).toContain('<script defer fetchpriority="high" src="/assets/studio.1.js">');
    expect(page).toContain('<link rel="stylesheet" href="/assets/studio.2.css">');
  });

  it('keeps data from ending its script', () => {
    const page = renderPage({ ...parts, bootstrap: { title: '</script><script>alert(1)</script>' } });
    expect(page).not.toContain('<script>alert(1)');
    const json = /type="application\/json">(.*)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script>' });
  });
});
