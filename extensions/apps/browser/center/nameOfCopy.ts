import { longestApplicationName } from '../../common/applicationData';

const most = 20;

/** "ns__Shop" is copied as "Shop2", and "ns__Shop2" as "Shop3": the first that is not taken and not too long. */
export async function nameOfCopy(name: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  const [, namespace = '', stem = name, digits = ''] = /^([A-Za-z0-9]+__)?(.*?)(\d{0,3})$/.exec(name) ?? [];
  const first = Number(digits || 1) + 1;
  for (let number = first; ; number++) {
    const room = longestApplicationName - namespace.length - String(number).length;
    const plain = `${stem.slice(0, room).replace(/_+$/, '')}${number}`;
    if (number === first + most || !(await isTaken(namespace + plain))) return plain;
  }
}
