// The libraries run in every engine: no modules of Node, and no globals of Node or of a browser.
import { builtinModules } from 'node:module';
import { importsOf } from './imports.mjs';
import { isLibrary } from './layers.mjs';
import { finding, globalsIn } from './workspace.mjs';

const PLATFORM = new Set([
  ...['process', 'Buffer', 'require', 'module', 'exports', '__dirname', '__filename', 'console'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'structuredClone', 'fetch', 'document', 'navigator', 'localStorage'],
]);

/** @type {import('./workspace.mjs').Law} */
export const platform = {
  name: 'libraries that run in every engine',
  check: ({ packages, checker }) =>
    packages
      .filter(isLibrary)
      .flatMap(({ files }) => files)
      .flatMap((file) => [
        ...globalsIn(file, checker)
          .filter(({ text }) => PLATFORM.has(text))
          .map((name) => finding(name, `${name.text}: not every engine has it, and a library leaves it alone`)),
        ...importsOf(file)
          .filter(({ specifier }) => isBuiltin(specifier))
          .map(({ node, specifier }) => finding(node, `${specifier}: a module of Node in a library`)),
      ]),
};

/** @param {string} specifier */
export const isBuiltin = (specifier) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier.split('/')[0] ?? specifier);
