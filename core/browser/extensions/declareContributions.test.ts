import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../common/manifest/manifest';
import { ContributionServices } from './contributionServices';
import { declareContributions } from './declareContributions';
import { createExtensionWorld, describeExtension } from './extensionWorld';

const fixture = path.resolve(__dirname, '../../../tests/fixtures/third-party/package.json');
const manifest = JSON.parse(readFileSync(fixture, 'utf8')) as Manifest;
const base = '/extensions/acme.guest/1.0.0-x/';

describe('declareContributions', () => {
  const services = createExtensionWorld().container.get(ContributionServices);
  const extension = describeExtension(manifest, { id: 'acme.guest', base, originalTitles: { 'guest.add': 'Add' } });
  const refused: unknown[] = [];
  const declared = declareContributions(extension, services, (error) => refused.push(error));

  it('is refused by no service', () => expect(refused).toEqual([]));

  it('tells of commands with the pictures of the extension and their English titles', () => {
    expect(services.commands.get('guest.add')).toMatchObject({
      icon: 'add',
      originalTitle: 'Add',
      source: 'acme.guest',
    });
    expect(services.commands.get('guest.open')?.icon).toBe(`${base}media/logo.svg`);
  });

  it('tells of views and where they stand', () => {
    expect(services.views.all.map(({ id, container }) => [id, container])).toEqual([
      ['guest.list', 'guest-side'],
      ['guest.empty', 'guest-side'],
      ['guest.count', 'guest-panel'],
      ['guest.aside', 'guest-right'],
    ]);
  });

  it('tells of editors, identifiers, settings, themes, walkthroughs and keys', () => {
    expect(services.editors.get('guest.note')?.route).toBe('/projects/guest/note/:id');
    expect(services.identifiers.find('gust0123456789012345')?.route).toBe('/projects/guest/note/:id');
    expect(services.settings.get('guest.greeting')).toBe('Greetings from guest');
    expect(services.settings.get('guest.size')).toBe('large');
    expect(services.themes.all.map(({ source }) => source)).toEqual(['acme.guest']);
    expect(services.walkthroughs.get('acme.guest#start')?.steps[0]?.media).toMatchObject({
      svg: `${base}media/logo.svg`,
    });
    expect(services.keybindings.lookup('guest.add')?.layer).toBe('extension');
    expect(services.quickAccess.infoFor('guest x')?.id).toBe('guest.find');
  });

  it('takes all of it back', () => {
    declared.dispose();
    expect(services.commands.get('guest.add')).toBeUndefined();
    expect(services.views.all).toEqual([]);
    expect(services.themes.all).toEqual([]);
    expect(services.keybindings.lookup('guest.add')).toBeUndefined();
    expect(services.settings.property('guest.greeting')).toBeUndefined();
  });
});
