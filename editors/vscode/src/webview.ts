/** The page of a webview. Its content comes from an untrusted file: nothing in it runs or is loaded. `body` is HTML. */
export function webviewPage(title: string, body: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const shown = escapeHtml(title);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${shown}</title>
<style>
  body { line-height: 1.5; padding: 0 1.5em 2em; }
  code, pre { font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); }
  pre { background: var(--vscode-textCodeBlock-background); padding: 0.75em 1em; white-space: pre-wrap; }
  table { border-collapse: collapse; }
  th, td { border-bottom: 1px solid var(--vscode-widget-border, #8884); padding: 0.3em 0.9em 0.3em 0; text-align: left; }
</style>
</head>
<body>
<main>
<h1>${shown}</h1>
${body}
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
