/** The folders of files, each once, in order. */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.map((path) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)) || '.');
  return [...new Set(folders)].sort();
}

/** The text of the settings with the folders of the project's dialects. */
export function configuration(folders: readonly string[]): string {
  const list = folders.map((folder) => JSON.stringify(folder)).join(', ');
  return `# The settings of abide for this folder and below.

[dialects]
paths = [${list}]    # .td files, or folders with such files

[tablegen]
include = ["."]    # folders for included files
# llvm = "22"    # the version of LLVM, if it is not the newest installed one

[check]
ignore = []    # codes that are not reported
`;
}
