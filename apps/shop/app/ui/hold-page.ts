let held = 0

/**
 * Stops the page behind a full-screen view from scrolling, see `base.css`. Returns a function that undoes this. It sets an
 * attribute: with `html:has(dialog:modal)` every press on a checkbox made the browser recalculate the style of the whole page.
 */
export function holdPage(): () => void {
  const page = document.documentElement
  let isHeld = true
  held += 1
  // A classic scrollbar keeps its gutter. An overlay scrollbar has none, and a gutter would move the page.
  if (held === 1) page.dataset.held = window.innerWidth > page.clientWidth ? 'gutter' : ''
  return () => {
    if (!isHeld) return
    isHeld = false
    held -= 1
    if (held === 0) delete page.dataset.held
  }
}
