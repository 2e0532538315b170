/** The components that extensions draw with: import them from 'lathe/ui'. */
export { ServiceScope, useService } from './services';
export { useTexts } from './useTexts';
