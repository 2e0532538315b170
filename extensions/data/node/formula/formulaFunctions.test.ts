import { formulaSignatures } from '../../common/formulaFunctionNames';
import { formulaFunctions } from './formulaFunctions';

it('offers just those functions that there are', () => {
  expect(Object.keys(formulaSignatures).sort()).toEqual(Object.keys(formulaFunctions).sort());
});
