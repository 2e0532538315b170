import { localizeManifest, originalTitles } from './localizeManifest';
import type { Manifest } from './manifest';

const manifest: Manifest = {
  name: 'one',
  version: '1.0.0',
  displayName: '%name%',
  contributes: {
    commands: [
      { command: 'one.run', title: '%run%' },
      { command: 'one.ok', title: 'OK' },
    ],
    statusBar: [{ id: 'one.item', name: '50% of %name%', text: '%missing%', alignment: 'left' }],
  },
};
const english = { name: 'One', run: 'Run' };

describe('localizeManifest', () => {
  it('replaces whole texts, falls back table by table and shows what nobody knows', () => {
    const { displayName, contributes } = localizeManifest(manifest, { run: '运行' }, english);
    expect(displayName).toBe('One');
    expect(contributes?.commands?.map(({ title }) => title)).toEqual(['运行', 'OK']);
    expect(contributes?.statusBar?.[0]).toMatchObject({ name: '50% of %name%', text: 'missing' });
  });

  it('looks up own keys only', () => {
    expect(localizeManifest({ ...manifest, displayName: '%constructor%' }, english).displayName).toBe('constructor');
  });

  it('keeps the English titles that differ', () => {
    const localised = localizeManifest(manifest, { run: '运行' }, english);
    expect(originalTitles(localised, localizeManifest(manifest, english))).toEqual({ 'one.run': 'Run' });
    expect(originalTitles(localised, localised)).toBeUndefined();
    const command = { command: 'one.run', title: 'Run', category: 'One' };
    const grouped = { ...manifest, contributes: { commands: [command] } };
    expect(originalTitles(localised, grouped)).toEqual({ 'one.run': 'One: Run' });
  });
});
