type Value = readonly [x: number, y: number, said: string];

/**
 * Shows the value of a chart at the pointer, the finger, or through the
 * arrow keys: left and right along a line, up and down between lines.
 */
for (const plots of document.querySelectorAll<HTMLElement>('[data-plots]')) bringToLife(plots);

function bringToLife(plots: HTMLElement): void {
  const tip = plots.querySelector<HTMLElement>('.plot-tip')!;
  for (const svg of plots.querySelectorAll<SVGSVGElement>('svg[data-values]')) {
    const lines = JSON.parse(svg.dataset.values!) as readonly (readonly Value[])[];
    const { width, height } = svg.viewBox.baseVal;
    const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    dot.setAttribute('class', 'dot');
    dot.setAttribute('r', '5');
    let [at, along] = [0, -1];

    const tell = (line: number, place: number): void => {
      const value = lines[line]?.[place];
      if (!value) return;
      [at, along] = [line, place];
      const [x, y, said] = value;
      dot.setAttribute('cx', String(x));
      dot.setAttribute('cy', String(y));
      svg.append(dot);
      tip.textContent = said;
      tip.hidden = false;
      tip.style.left = `${Math.min(85, Math.max(15, (x * 100) / width))}%`;
      tip.style.top = `${(y * 100) / height}%`;
    };
    const hide = (): void => {
      tip.hidden = true;
      dot.remove();
    };
    svg.tabIndex = 0;
    svg.addEventListener('pointermove', ({ clientX, clientY }) => {
      const box = svg.getBoundingClientRect();
      tell(...nearest(lines, ((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height));
    });
    svg.addEventListener('pointerleave', hide);
    svg.addEventListener('blur', hide);
    svg.addEventListener('focus', () => {
      if (svg.matches(':focus-visible')) tell(at, along < 0 ? lines[at]!.length - 1 : along);
    });
    svg.addEventListener('keydown', (event) => {
      const last = (lines[at]?.length ?? 0) - 1;
      if (event.key === 'ArrowLeft') tell(at, Math.max(0, along - 1));
      else if (event.key === 'ArrowRight') tell(at, Math.min(last, along + 1));
      else if (event.key === 'Home') tell(at, 0);
      else if (event.key === 'End') tell(at, last);
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = (at + (event.key === 'ArrowDown' ? 1 : lines.length - 1)) % lines.length;
        tell(next, Math.min(along, lines[next]!.length - 1));
      } else return;
      event.preventDefault();
    });
  }
}

/** The value nearest to a point: horizontal distance comes first, since readers point at a time. */
function nearest(lines: readonly (readonly Value[])[], x: number, y: number): [line: number, place: number] {
  let best: [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  lines.forEach((line, i) => {
    line.forEach(([left, top], place) => {
      const far = Math.abs(left - x) * 4 + Math.abs(top - y);
      if (far < least) [least, best] = [far, [i, place]];
    });
  });
  return best;
}
