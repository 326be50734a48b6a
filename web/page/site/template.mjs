// The frame of a page: the list of all pages, the page, and its headings.
import { posix } from 'node:path';
import { between, escaped } from './pages.mjs';

/** The groups of pages, from the table in `docs/README.md`: `[{ title, files }]`. */
export function contents(readme) {
  const rows = readme.split('\n').filter((line) => /^\| (?!to \|)/.test(line));
  return rows.map((row) => {
    const [, title = '', links = ''] = row.split(/(?<!\\)\|/);
    const files = [...links.matchAll(/\]\(([^)#]+)\)/g)].map(([, file]) =>
      posix.join('docs', file ?? ''),
    );
    const text = title.trim();
    return { title: text.charAt(0).toUpperCase() + text.slice(1), files };
  });
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** A whole page. */
export function frame(page, groups, pages) {
  const to = (target) => escaped(between(page.address, target));
  const item = (file) => {
    const target = pages.get(file);
    if (target === undefined) {
      return '';
    }
    const now = target === page ? ' aria-current="page"' : '';
    return `<li><a href="${to(target.address)}"${now}>${escaped(target.title)}</a></li>`;
  };
  const list = groups
    .map(({ title, files }) => {
      const isOpen = files.includes(page.file) ? ' open' : '';
      return `<details${isOpen}><summary>${escaped(title)}</summary><ul>${files.map(item).join('')}</ul></details>`;
    })
    .join('\n');
  const headings = page.headings.filter(({ depth }) => depth === 2);
  const inner = headings
    .map(({ anchor, text }) => `<li><a href="#${escaped(anchor)}">${escaped(text)}</a></li>`)
    .join('');
  const on =
    headings.length > 2
      ? `<nav class="on" aria-label="On this page"><h2>On this page</h2><ul>${inner}</ul></nav>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)} · abide</title>
<link rel="icon" type="image/svg+xml" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to('site.css')}">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="bar">
<a class="brand" href="${to('index.html')}">abide</a>
<a href="${to('docs/README.html')}">Documentation</a>
<a class="play" href="${to('playground/index.html')}">Playground</a>
</header>
<div class="columns">
<nav class="all" aria-label="All pages">
${list}
</nav>
<main id="content" tabindex="-1">
${page.body}
</main>
${on}
</div>
</body>
</html>
`;
}
