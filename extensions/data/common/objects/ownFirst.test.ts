import { ownFirst } from './ownFirst';

it('lists objects that people made before those of the platform, each by label', () => {
  const objects = [
    { name: 'Dashboard', label: 'Dashboards' },
    { name: 'shop__Order__CST', label: 'Orders' },
    { name: 'shop__Open__view__CST', label: 'Open orders' },
    { name: 'Archive', label: 'archives' },
    { name: 'shop__Customer__CST', label: 'customers' },
  ];
  const labels = objects.toSorted(ownFirst).map(({ label }) => label);
  expect(labels).toEqual(['customers', 'Open orders', 'Orders', 'archives', 'Dashboards']);
});
