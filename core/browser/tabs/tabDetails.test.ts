import { tabDetails } from './tabDetails';

const titles: Readonly<Record<string, string>> = { record: 'Record', view: 'View' };
const tab = (id: string, name: string, description?: string, type = 'record') => ({
  ...{ key: id, id, name, type, route: `/${type}/${id}` },
  ...(description === undefined ? {} : { description }),
});
const details = (...tabs: readonly ReturnType<typeof tab>[]) => [...tabDetails(tabs, (type) => titles[type]).values()];

describe('what tells tabs of one name apart', () => {
  it('is what they say of themselves', () => {
    expect(details(tab('1', 'Smith', 'Customer'), tab('2', 'Smith', 'Supplier'))).toEqual(['Customer', 'Supplier']);
    expect(details(tab('1', 'Smith', 'Customer'), tab('2', 'Jones', 'Customer'))).toEqual([]);
  });

  it('is their kind where they say nothing that helps', () => {
    expect(details(tab('1', 'Orders'), tab('2', 'Orders', 'Orders', 'view'))).toEqual(['Record', 'View']);
  });

  it('is the id where nothing else is', () => {
    expect(details(tab('1', 'Smith', 'Customer'), tab('2', 'Smith', 'Customer'), tab('3', 'Smith', 'Dog'))).toEqual([
      '1',
      '2',
      'Dog',
    ]);
  });

  it('is nothing for two tabs of one thing', () => {
    expect(details(tab('1', 'Smith'), { ...tab('1', 'Smith'), key: '2' })).toEqual([]);
  });
});
