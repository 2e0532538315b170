import { readDependency } from './readDependency';

it.each([
  [undefined, [], ''],
  ['', [], ''],
  [[{ name: 'ns__Shop' }], [{ name: 'ns__Shop' }], ''],
  ['[{"name":"ns__Shop"}]', [{ name: 'ns__Shop' }], ''],
  ['[{"name":', [], '[{"name":'],
  ['{"name":"ns__Shop"}', [], '{"name":"ns__Shop"}'],
])('dependencies written as %j are read, or kept as they are', (stored, dependency, dependencyText) => {
  expect(readDependency(stored)).toEqual({ dependency, dependencyText });
});
