/** What turns a theme's file into colours: not needed to come up, so it stands in a chunk of its own. */
export { loadTheme } from '../../common/themes/loadTheme';
export { compileTheme } from '../../common/themes/compileTheme';
