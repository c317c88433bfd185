/** Gives the focus to the next pane that shows, or to the one before; from elsewhere to the first or the last. */
export function moveBetweenPanes(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  const place = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = place === -1 ? (by === 1 ? 0 : panes.length - 1) : (place + by + panes.length) % panes.length;
  panes[next]?.focus();
}
