import { firstTexts, lackingTexts } from './firstTexts';

const texts = {
  yes: 'Yes',
  'grid.title': 'Rows',
  'designer.title': 'Object',
  'designer.field.type': 'Type',
  designer: 'Designer',
};

it('leaves out what comes later, by the first word of the key', () => {
  expect(firstTexts(texts, ['designer'])).toEqual({ yes: 'Yes', 'grid.title': 'Rows' });
  expect(firstTexts(texts, ['design', 'title'])).toEqual(texts);
  expect(firstTexts(texts)).toEqual(texts);
});

it('says in another language what one lacks, also where a text is empty on purpose', () => {
  expect(lackingTexts({ yes: '是', 'grid.title': '' }, { yes: 'Yes', 'grid.title': 'Rows', no: 'No' })).toEqual({
    no: 'No',
  });
});
