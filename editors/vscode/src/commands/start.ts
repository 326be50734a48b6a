import { commands, type ExtensionContext, Uri, window, workspace } from 'vscode';

/** The commands for the first steps. */
export function startCommands({ extension, extensionUri }: ExtensionContext) {
  return {
    'abide.openExample': async () => {
      // Untitled, so that it may be changed and saved where the user wants it.
      const example = Uri.joinPath(extensionUri, 'examples', 'start.mlir');
      const bytes = await workspace.fs.readFile(example);
      const content = new TextDecoder().decode(bytes);
      const document = await workspace.openTextDocument({ language: 'mlir', content });
      await window.showTextDocument(document);
    },
    'abide.openWalkthrough': () =>
      commands.executeCommand('workbench.action.openWalkthrough', `${extension.id}#start`, false),
  };
}
