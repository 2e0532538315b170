import type { Bootstrap, ExtensionDescription } from '../../common/extensions/bootstrap';
import { createContainer } from '../../common/container';
import { AntiForgery } from '../api/antiForgery';
import { CurrentPage } from '../pages/currentPage';
import { coreServices } from '../services';
import { SessionAntiForgery } from '../session/sessionAntiForgery';
import { ExtensionServer } from './extensionServer';

function extension(id: string): ExtensionDescription {
  const commands = ['show', 'build'].map((name) => ({ command: `${id}.${name}`, title: name, pages: name === 'show' }));
  const contributes = { commands, pages: [{ id: `${id}.page`, title: id, path: `/${id}/:name` }] };
  return {
    ...{ id, version: '1.0.0', builtIn: true, enabled: true, base: `/extensions/${id}/`, locales: [], problems: [] },
    manifest: { name: id, publisher: 'acme', version: '1.0.0', contributes },
  };
}

/** As after the language was changed: the server tells of all that there is. */
async function commandsListed(page?: { readonly base: string }): Promise<readonly string[]> {
  const all: Bootstrap = {
    ...{ locale: 'zh-CN', texts: {}, workbench: extension('workbench') },
    extensions: [extension('shop')],
  };
  const json = async () => ({ resCode: '0', resMsg: '', result: all });
  Object.assign(globalThis, { fetch: async () => ({ status: 200, json }) });
  const container = createContainer(coreServices);
  container.bind(AntiForgery).toService(SessionAntiForgery);
  if (page) container.get(CurrentPage).begin({ ...page, params: {}, place: '' });
  const { workbench, extensions } = await container.get(ExtensionServer).list('zh-CN');
  return [workbench, ...extensions].flatMap(({ manifest }) =>
    (manifest.contributes?.commands ?? []).map(({ command }) => command),
  );
}

it('lists all commands for the workbench, and for a page those that are for pages', async () => {
  expect(await commandsListed()).toEqual(['workbench.show', 'workbench.build', 'shop.show', 'shop.build']);
  expect(await commandsListed({ base: '/shop/one' })).toEqual(['workbench.show', 'shop.show']);
});
