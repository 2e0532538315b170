import { MonacoContext } from '../editor/monacoContext';

/** In a field of a form commands that edit are there as in a file; what files have besides, such as find, is not. */
export class FieldContext extends MonacoContext {
  override get(key: string): unknown {
    return key === 'inCodeField' ? true : super.get(key);
  }
}
