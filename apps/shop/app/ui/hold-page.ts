let held = 0

/**
 * The page behind a view that covers the screen stays where it is, see `base.css`. Returns what lets it go again.
 * An attribute and not `html:has(dialog:modal)`: with that, every press on a box anywhere made the browser work out the style of
 * the whole page anew.
 */
export function holdPage(): () => void {
  const page = document.documentElement
  let isHeld = true
  held += 1
  // A scrollbar that took room leaves its gutter behind; where it took none, a gutter would move the page.
  if (held === 1) page.dataset.held = window.innerWidth > page.clientWidth ? 'gutter' : ''
  return () => {
    if (!isHeld) return
    isHeld = false
    held -= 1
    if (held === 0) delete page.dataset.held
  }
}
