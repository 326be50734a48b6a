import { element } from '../markdown';
import type { Context, Panel } from '../panel';

/** The limits of the zoom. */
const [SMALLEST, LARGEST] = [0.1, 4];

export function graph(): Panel {
  let context: Context;
  let drawn = '';
  let scale = 1;
  let [x, y] = [0, 0];
  let picture: SVGSVGElement | undefined;
  const title = element('span', [], { class: 'note-line grow' });
  const stage = element('div', [], {
    class: 'stage',
    role: 'group',
    tabindex: '0',
    'aria-label': 'Value graph: drag to move, wheel or + and - to zoom',
  });

  function place(): void {
    if (picture !== undefined) {
      picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    }
  }

  function fit(): void {
    if (picture !== undefined) {
      const [width, height] = [picture.width.baseVal.value, picture.height.baseVal.value];
      const room = stage.getBoundingClientRect();
      scale = Math.min(1, Math.max(0.35, Math.min(room.width / width, room.height / height)));
      x = Math.max(0, (room.width - width * scale) / 2);
      y = Math.max(0, Math.min(12, (room.height - height * scale) / 2));
      place();
    }
  }

  function zoom(factor: number, at?: { x: number; y: number }): void {
    const room = stage.getBoundingClientRect();
    const centre = at ?? { x: room.width / 2, y: room.height / 2 };
    const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
    x = centre.x - ((centre.x - x) * next) / scale;
    y = centre.y - ((centre.y - y) * next) / scale;
    scale = next;
    place();
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const room = stage.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 500), {
        x: event.clientX - room.left,
        y: event.clientY - room.top,
      });
    },
    { passive: false },
  );
  let held: { x: number; y: number; moved: boolean } | undefined;
  stage.addEventListener('pointerdown', (event) => {
    held = { x: event.clientX - x, y: event.clientY - y, moved: false };
  });
  stage.addEventListener('pointermove', (event) => {
    if (held !== undefined && event.buttons > 0) {
      const [toX, toY] = [event.clientX - held.x, event.clientY - held.y];
      held.moved ||= Math.abs(toX - x) + Math.abs(toY - y) > 3;
      if (held.moved) {
        stage.setPointerCapture(event.pointerId);
        [x, y] = [toX, toY];
        place();
      }
    }
  });
  stage.addEventListener('click', (event) => {
    const node = held?.moved ? null : (event.target as Element).closest('.node');
    held = undefined;
    if (node !== null) {
      choose(node);
    }
  });
  stage.addEventListener('keydown', (event) => {
    const keys: Record<string, () => void> = {
      '+': () => zoom(1.2),
      '=': () => zoom(1.2),
      '-': () => zoom(1 / 1.2),
      '0': fit,
      ArrowLeft: () => pan(40, 0),
      ArrowRight: () => pan(-40, 0),
      ArrowUp: () => pan(0, 40),
      ArrowDown: () => pan(0, -40),
      Enter: () => press(event.target as Element),
      ' ': () => press(event.target as Element),
    };
    const act = keys[event.key];
    if (act !== undefined) {
      event.preventDefault();
      act();
    }
  });

  function pan(right: number, down: number): void {
    x += right;
    y += down;
    place();
  }

  function press(target: Element): void {
    const node = target.closest('.node');
    if (node !== null) {
      choose(node);
    }
  }

  function choose(node: Element): void {
    const at = (name: string) => context.bytes.unit(Number(node.getAttribute(name)));
    context.select(at('data-start'), at('data-end'));
    for (const other of stage.querySelectorAll('.chosen')) {
      other.classList.remove('chosen');
    }
    node.classList.add('chosen');
  }

  function show(svg: string): void {
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    picture = document.importNode(read, true) as unknown as SVGSVGElement;
    for (const node of picture.querySelectorAll('.node')) {
      node.setAttribute('tabindex', '0');
      node.setAttribute('role', 'button');
    }
    stage.replaceChildren(picture);
    fit();
  }

  return {
    id: 'graph',
    title: 'Graph',
    open(root) {
      const button = (text: string, label: string, act: () => void) => {
        const made = element('button', [text], { type: 'button', class: 'button small' });
        made.setAttribute('aria-label', label);
        made.addEventListener('click', act);
        return made;
      };
      const save = button('Save SVG', 'Save SVG', () => {
        const link = element('a', [], { download: 'graph.svg' });
        link.href = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }));
        link.click();
        URL.revokeObjectURL(link.href);
      });
      const bar = element(
        'div',
        [
          title,
          button('−', 'Zoom out', () => zoom(1 / 1.2)),
          button('+', 'Zoom in', () => zoom(1.2)),
          button('Fit', 'Fit the picture', fit),
          save,
        ],
        { class: 'panel-bar' },
      );
      root.replaceChildren(bar, stage);
      drawn = '';
    },
    async update(next) {
      context = next;
      const here = next.isMlir ? await next.here() : undefined;
      const answer = await next.engine.request<{ graph?: string; error?: string }>('graph', {
        source: next.isMlir ? next.text : '',
        ...(here === undefined ? {} : { function: here.name }),
      });
      title.textContent = here === undefined ? 'The whole file' : `@${here.name}`;
      if (answer.graph === undefined) {
        drawn = '';
        picture = undefined;
        stage.replaceChildren(element('p', [answer.error ?? ''], { class: 'empty' }));
      } else if (answer.graph !== drawn) {
        drawn = answer.graph;
        show(drawn);
      }
    },
  };
}
