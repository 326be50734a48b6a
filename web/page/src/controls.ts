/** The parts of the page that do not depend on the text: dropping, the theme, the divider, tabs. */

export function byId<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`the page has no ${id}`);
  }
  return found as T;
}

/** Takes files that are dropped anywhere. */
export function dropping(read: (files: FileList) => void): void {
  const drop = byId('drop');
  const show_ = (isShown: boolean) => {
    drop.hidden = !isShown;
  };
  window.addEventListener('dragover', (event) => {
    event.preventDefault();
    show_(true);
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) {
      show_(false);
    }
  });
  window.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      show_(false);
      if (event.dataTransfer !== null && event.dataTransfer.files.length > 0) {
        read(event.dataTransfer.files);
      }
    },
    { capture: true },
  );
}

/** Switches between light and dark. */
export function theme(): void {
  const button = byId('theme');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const set = (theme: string) => {
    document.documentElement.dataset['theme'] = theme;
    const other = theme === 'dark' ? 'light' : 'dark';
    button.setAttribute('aria-label', `Use the ${other} theme`);
  };
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Without storage the theme is that of the system.
  }
  set(chosen ?? (dark.matches ? 'dark' : 'light'));
  dark.addEventListener('change', () => set(dark.matches ? 'dark' : 'light'));
  button.addEventListener('click', () => {
    const next = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
    set(next);
    try {
      localStorage.setItem('theme', next);
    } catch {
      // It lasts until the page is closed.
    }
  });
}

/** Moves the border between the editor and the answers. */
export function divide(): void {
  const divider = byId('divider');
  const split = byId('split');
  let share = 52;
  const set = (next: number) => {
    share = Math.min(80, Math.max(20, next));
    split.style.setProperty('--share', `${share}%`);
    divider.setAttribute('aria-valuenow', String(Math.round(share)));
  };
  divider.addEventListener('pointerdown', (event) => divider.setPointerCapture(event.pointerId));
  divider.addEventListener('pointermove', (event) => {
    if (divider.hasPointerCapture(event.pointerId)) {
      const room = split.getBoundingClientRect();
      set(((event.clientX - room.left) / room.width) * 100);
    }
  });
  divider.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (step !== undefined) {
      set(share + step);
    }
  });
}

/** Moves between the tabs of a list by the arrow keys. */
export function arrows(list: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const now = tabs.indexOf(document.activeElement as HTMLElement);
  const next = step === undefined ? undefined : tabs.at((now + step) % tabs.length);
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
    next.click();
  }
}
