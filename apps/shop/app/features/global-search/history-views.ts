/** Open full-screen views, the topmost last. The browser's Back closes the topmost one. */
const views: (() => void)[] = []
let isListening = false
/** The number of `history.back()` calls made by us because a view closed. The router must not see them. */
let ownSteps = 0

function onPopState(event: PopStateEvent) {
  const close = ownSteps > 0 ? null : views.pop()
  if (close === undefined) return
  // The URL has not changed, so the router must not see the event.
  event.stopImmediatePropagation()
  if (close) close()
  else ownSteps -= 1
}

/** Pushes a history entry for a view. `onBack` closes the view. Call the returned function when the view is gone. */
export function enterView(onBack: () => void): () => void {
  // In the capture phase: the router listens to the same event and would treat it as a navigation.
  if (!isListening) window.addEventListener('popstate', onPopState, { capture: true })
  isListening = true
  window.history.pushState(window.history.state, '')
  views.push(onBack)
  return () => {
    const index = views.indexOf(onBack)
    if (index < 0) return
    views.splice(index, 1)
    ownSteps += 1
    window.history.back()
  }
}

/**
 * The guest goes to another page, so the history entries of open views are given up. Returns true if the topmost entry can be
 * replaced.
 */
export function leaveViews(): boolean {
  return views.splice(0).length > 0
}
