/** What the workbench gives to the code of extensions, which does not bring its own: see hostShims.cjs. */
module.exports = ['lathe', 'lathe/ui', 'react', 'react/jsx-runtime', 'react-dom', 'mobx', 'mobx-react-lite'];
