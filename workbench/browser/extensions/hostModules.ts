/**
 * What extensions that are installed at run time import, by name: the very modules that the workbench runs on, so that there is one
 * React and one of each service. The build makes the ES modules that ask for them (workbench/build/hostShims.cjs).
 */
const hostModules: Readonly<Record<string, () => Promise<object>>> = {
  lathe: () => import(/* webpackChunkName: "host" */ 'lathe'),
  'lathe/ui': () => import(/* webpackChunkName: "host" */ 'lathe/ui'),
  react: () => import(/* webpackChunkName: "host" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackChunkName: "host" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackChunkName: "host" */ 'react-dom'),
  mobx: () => import(/* webpackChunkName: "host" */ 'mobx'),
  'mobx-react-lite': () => import(/* webpackChunkName: "host" */ 'mobx-react-lite'),
};

export function offerHostModules(): void {
  Object.assign(globalThis, { [Symbol.for('lathe.modules')]: hostModules });
}
