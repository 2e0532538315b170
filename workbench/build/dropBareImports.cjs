/** A loader that takes out imports made only for their side effects. */
module.exports = (source) => source.replace(/^import '[^']+';\n/gm, '');
