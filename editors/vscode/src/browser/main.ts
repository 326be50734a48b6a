/** The extension in a browser without a remote machine: the server is the WebAssembly module. */

import type { ExtensionContext } from 'vscode';
import { start } from '../extension';
import { Workers } from './workers';

export { deactivate } from '../extension';

export function activate(context: ExtensionContext): void {
  start(context, new Workers(context.extensionUri));
}
