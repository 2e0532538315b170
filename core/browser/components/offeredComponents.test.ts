import { autorun } from 'mobx';
import { ComponentPoint } from '../../common/extensions/componentPoint';
import { OfferedComponents } from './offeredComponents';

interface Properties {
  readonly text: string;
}
const point = new ComponentPoint<Properties>('acme.texts.text');
const Shown = ({ text }: Properties): string => text;

describe('components that extensions draw for each other', () => {
  it('come and go with who draws them', () => {
    const offered = new OfferedComponents();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(offered.at(point) === Shown));
    const added = offered.add(point, Shown);
    expect(() => offered.add(point, Shown)).toThrow("'acme.texts.text' exists already");
    added.dispose();
    stop();
    expect([seen, offered.at(point)]).toEqual([[false, true, false], undefined]);
  });
});
