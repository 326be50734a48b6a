/** The extension with access to programs: on a desktop, or on the machine of a remote workspace. */

import type { ExtensionContext } from 'vscode';
import { start } from '../extension';
import { Programs } from './programs';

export { deactivate } from '../extension';

export function activate(context: ExtensionContext): void {
  start(context, new Programs(context.extensionPath));
}
