/**
 * Makes each toolbar with `data-one-stop` a single tab stop, within which arrow keys move between the links. The tab
 * stop is set when Tab is pressed, because the page may have changed since.
 */
const GROUP = "[data-one-stop]"
const KEYS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const linksOf = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>("a[href]")].filter((link) => link.checkVisibility())

/** Sets the stop to the focused link, otherwise to the current link, otherwise to the first. */
function setStop(group: Element): void {
  const links = linksOf(group)
  const stop =
    links.find((link) => link === document.activeElement) ??
    links.find((link) => link.ariaCurrent) ??
    links[0]
  for (const link of links) link.tabIndex = link === stop ? 0 : -1
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (key === "Tab") document.querySelectorAll(GROUP).forEach(setStop)
  const move = KEYS[key]
  const group = target instanceof HTMLElement && target.closest(GROUP)
  if (!move || !group) return
  const links = linksOf(group)
  const at = links.indexOf(target)
  if (at < 0) return
  event.preventDefault()
  links[move(at, links.length)]?.focus()
}

export function watchToolbars(): () => void {
  document.addEventListener("keydown", onKeyDown)
  return () => document.removeEventListener("keydown", onKeyDown)
}
