import { commands, type ExtensionContext, Uri, window, workspace } from 'vscode';

/** The commands for the first steps. */
export function startCommands({ extension, extensionUri }: ExtensionContext) {
  return {
    'abide.openExample': () => openExample(extensionUri, 'start.mlir', 'mlir'),
    'abide.openTableGenExample': () => openExample(extensionUri, 'start.td', 'tablegen'),
    'abide.openWalkthrough': () =>
      commands.executeCommand('workbench.action.openWalkthrough', `${extension.id}#start`, false),
  };
}

/** Opens a copy of an example, untitled, so that it may be changed and saved where the user wants it. */
async function openExample(extension: Uri, name: string, language: string): Promise<void> {
  const bytes = await workspace.fs.readFile(Uri.joinPath(extension, 'examples', name));
  const content = new TextDecoder().decode(bytes);
  await window.showTextDocument(await workspace.openTextDocument({ language, content }));
}
