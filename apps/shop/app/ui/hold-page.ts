let held = 0

/**
 * The page behind a view that covers the screen stays where it is, see `base.css`. Returns what lets it go again.
 * An attribute and not `html:has(dialog:modal)`: with that, every press on a box anywhere made the browser work out the style of
 * the whole page anew.
 */
export function holdPage(): () => void {
  const mark = () => document.documentElement.toggleAttribute('data-held', held > 0)
  let isHeld = true
  held += 1
  mark()
  return () => {
    if (!isHeld) return
    isHeld = false
    held -= 1
    mark()
  }
}
