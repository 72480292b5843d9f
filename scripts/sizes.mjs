// Prints what each entry costs a page: bundled with all that it pulls in, minified and compressed.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT, readMembers } from './run/workspace.mjs';
import { isLibrary } from './sources/layers.mjs';

/**
 * @param {string} folder of the package that imports the entry
 * @param {string} specifier
 * @param {readonly string[]} peers the page has them already
 */
const measure = async (folder, specifier, peers) => {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${specifier}';`, resolveDir: join(ROOT, folder) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: [...peers],
    logLevel: 'silent',
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  return { bytes: contents.length, compressed: gzipSync(contents, { level: 9 }).length };
};

for (const { folder, manifest } of readMembers()) {
  const { name, exports = {}, peerDependencies = {} } = manifest;
  if (manifest.private || !isLibrary({ folder: folder.slice('packages/'.length) })) continue;
  for (const entry of Object.keys(exports).filter((key) => key !== './package.json')) {
    const specifier = name + entry.slice(1);
    const { bytes, compressed } = await measure(folder, specifier, Object.keys(peerDependencies));
    console.log(`${specifier.padEnd(32)}${kilobytes(bytes)} minified${kilobytes(compressed)} compressed`);
  }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}
