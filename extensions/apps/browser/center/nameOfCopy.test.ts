import { nameOfCopy } from './nameOfCopy';

describe('the name of a copy', () => {
  const after = (name: string, ...taken: readonly string[]) =>
    nameOfCopy(name, (other) => Promise.resolve(taken.includes(other)));

  it('counts on from that of the original to one that is free', async () => {
    expect(await after('ns__Shop')).toBe('Shop2');
    expect(await after('ns__Shop', 'ns__Shop2', 'ns__Shop3')).toBe('Shop4');
    expect(await after('ns__Shop2')).toBe('Shop3');
    expect(await after('Plain')).toBe('Plain2');
  });

  it('is as short as names must be', async () => {
    expect(await after('ns__Equipment_Maintenances_')).toBe('Equipment_Maintenance2');
    expect(await after('ns__EquipmentMaintenanceOfA')).toBe('EquipmentMaintenanceO2');
  });

  it('is left to the user where many are taken', async () => {
    expect(await nameOfCopy('ns__Shop', () => Promise.resolve(true))).toBe('Shop22');
  });
});
