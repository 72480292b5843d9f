// What the compiler says of files in a folder. It is the native one, in a process of its own: it is done before the
// other one is loaded.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';

/** @typedef {{ readonly file: string, readonly message: string }} Complaint a file from the folder, with slashes; empty for none */

/**
 * @param {string} folder
 * @param {readonly string[]} files from the folder
 * @param {readonly string[]} options as on the command line
 * @returns {readonly Complaint[]}
 */
export const compile = (folder, files, options) => {
  const command = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const args = [command, '--noEmit', '--pretty', 'false', '--ignoreConfig', ...options, ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return [];
  const complaints = complaintsIn(stdout);
  return complaints.length > 0 ? complaints : [{ file: '', message: `the compiler fails: ${stdout}${stderr}` }];
};

/**
 * The lines of one complaint after its first are indented.
 * @param {string} text
 */
const complaintsIn = (text) =>
  text.split(/\r?\n(?=\S)/).flatMap((part) => {
    const match = /^(?:(.+?)\(\d+,\d+\): )?error TS\d+: (.*)$/s.exec(part.trim());
    return match === null ? [] : [{ file: match[1] ?? '', message: match[2] ?? '' }];
  });
