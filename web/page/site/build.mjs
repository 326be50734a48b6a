// Makes a site of the documentation, with the page as its playground: `node site/build.mjs FOLDER`. All pages that the
// README leads to are in it. A link that leads nowhere is an error.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { Pages } from './pages.mjs';
import { contents, frame } from './template.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('usage: build.mjs FOLDER');
}
const repository = resolve(import.meta.dirname, '../../..');
const playground = resolve(import.meta.dirname, '../dist');
if (!existsSync(playground)) {
  throw new Error('the page has not been built: cargo xtask web builds it');
}
const target = resolve(folder);
rmSync(target, { recursive: true, force: true });
const pages = new Pages(repository);
pages.read('README.md');
const errors = pages.errors();
if (errors.length > 0) {
  throw new Error(`links that lead nowhere:\n${errors.join('\n')}`);
}
const groups = contents(pages.text('docs/README.md'));
for (const page of pages.all()) {
  write(page.address, frame(page, groups, pages));
}
for (const file of pages.pictures()) {
  copy(join(repository, file), file);
}
copy(join(import.meta.dirname, 'site.css'), 'site.css');
copy(join(import.meta.dirname, '../public/icon.svg'), 'icon.svg');
copy(playground, 'playground');
const page = readFileSync(join(playground, 'index.html'), 'utf8');
const link = '<a class="button" href="../docs/README.html">Docs</a>';
const linked = page.replace('<!-- documentation -->', link);
if (linked === page) {
  throw new Error('the page has no place for a link to the documentation');
}
write('playground/index.html', linked);
console.log(`${pages.all().length} pages in ${relative(process.cwd(), target)}`);

function write(name, text) {
  const path = join(target, posix.normalize(name));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copy(from, name) {
  const path = join(target, name);
  mkdirSync(dirname(path), { recursive: true });
  cpSync(from, path, { recursive: true });
}
