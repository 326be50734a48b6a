import { window } from 'vscode';

/**
 * Messages to the user. The editor makes links of `[text](address)` in them and runs those with `command:`, so
 * names and errors from files are shown without links.
 */
export function plain(message: string): string {
  return message.replaceAll('](', '] (');
}

/** Shows a message; resolves to the button that the user takes. */
export function inform(message: string, ...buttons: string[]): Thenable<string | undefined> {
  return window.showInformationMessage(plain(message), ...buttons);
}

/** Shows a warning; resolves to the button that the user takes. */
export function warn(message: string, ...buttons: string[]): Thenable<string | undefined> {
  return window.showWarningMessage(plain(message), ...buttons);
}

/** Shows an error; resolves to the button that the user takes. */
export function complain(message: string, ...buttons: string[]): Thenable<string | undefined> {
  return window.showErrorMessage(plain(message), ...buttons);
}
