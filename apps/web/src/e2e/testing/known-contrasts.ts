/**
 * Runs in a page, after axe. Whether a text is readable depends on its colour, its size and the
 * backgrounds behind it: axe measures each such combination once per worker, not in every cell
 * of every table on every page. A text whose background cannot be determined here (partly or
 * wholly outside the window) is measured each time, as is one that axe could not decide.
 */
export const KNOWN_CONTRASTS = `window.contrasts = (() => {
  let known = new Set();
  const hasText = (node) =>
    /^(input|select|textarea)$/i.test(node.nodeName) || [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  const opaque = ({ backgroundColor, backgroundImage }) => backgroundImage === 'none' && !/^rgba|[/]/.test(backgroundColor);
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const isSaid = (part) => !/^(rgba.0, 0, 0, 0.|none|opacity 1)$/.test(part);
  // An element's style with what lies behind it, for as long as a page is looked at: its texts are many, the elements above them few.
  let styles = new Map();
  const NOTHING = { behind: [], opacities: [] };
  const styleOf = (node) => {
    const known = styles.get(node);
    if (known) return known;
    const style = getComputedStyle(node);
    const above = node.parentElement ? styleOf(node.parentElement) : NOTHING;
    const isOpaque = opaque(style);
    const own = ['opacity ' + style.opacity].filter(isSaid);
    const background = [style.backgroundColor, style.backgroundImage].filter(isSaid);
    const found = {
      text: [style.color, style.fontSize, style.fontWeight, style.textShadow, style.webkitTextStroke].filter(isSaid),
      passesClicks: style.pointerEvents === 'none',
      isOpaque,
      background,
      opacities: [...own, ...above.opacities],
      behind: [...own, ...background, ...(isOpaque ? above.opacities : above.behind)],
      ground: isOpaque ? node : above.ground,
      isOver: !isOpaque && (above.isOver || /absolute|fixed|sticky/.test(style.position) || style.transform !== 'none'),
    };
    styles.set(node, found);
    return found;
  };
  const caseOf = (node) => {
    const { text, behind, isOver, passesClicks, ground: first } = styleOf(node);
    const parts = [...text, ...behind];
    const box = node.getBoundingClientRect();
    let ground = first;
    if (isOver) {
      const there = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (there.length === 0 || !(there.includes(node) || passesClicks)) return;
      for (const each of there.slice(there.indexOf(node) + 1)) {
        const style = styleOf(each);
        parts.push('over', ...style.background);
        if (!style.isOpaque) continue;
        ground = each;
        break;
      }
    }
    if (ground && ground !== document.body && !within(box, ground.getBoundingClientRect())) return;
    return parts.join('; ');
  };
  const learnt = new Set();
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const matches = rule.matches;
  rule.matches = function (node, ...more) {
    return !(hasText(node) && known.has(caseOf(node))) && matches.call(this, node, ...more);
  };
  const check = axe._audit.checks['color-contrast'];
  const evaluate = check.evaluate;
  check.evaluate = function (node, ...more) {
    let told;
    const noting = { ...this, data: (data) => this.data((told = data)) };
    const result = evaluate.call(noting, node, ...more);
    const found = result === true && told.contrastRatio ? caseOf(node) : undefined;
    if (found) learnt.add(found);
    return result;
  };
  const isSeen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest('.unseen');
  // Of a single character axe says nothing but that it can be read.
  const isNew = (node) => hasText(node) && node.textContent.trim().length !== 1 && isSeen(node) && !known.has(caseOf(node));
  return {
    knowing: async (cases, onlyThese, before, run) => {
      known = new Set(cases);
      learnt.clear();
      styles = new Map();
      const nothingNew = onlyThese && ![...document.body.querySelectorAll('*')].some(isNew);
      return { faults: [...before, ...(nothingNew ? [] : await run())], learnt: [...learnt] };
    },
  };
})();`;
