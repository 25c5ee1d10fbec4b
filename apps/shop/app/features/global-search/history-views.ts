/** Full-screen views from the bottom to the top; the browser's Back closes the topmost one. */
const views: (() => void)[] = []
let isListening = false
/** Steps we take back ourselves, because a view has closed by itself: nobody else need hear of them. */
let ownSteps = 0

function onPopState(event: PopStateEvent) {
  const close = ownSteps > 0 ? null : views.pop()
  if (close === undefined) return
  // The address has not changed: for the router nothing has happened.
  event.stopImmediatePropagation()
  if (close) close()
  else ownSteps -= 1
}

/** A step of history for a view. `onBack` closes the view; call the answer when the view is gone. */
export function enterView(onBack: () => void): () => void {
  // While capturing: the router hears of the same event, and must not take it for a way to another page.
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

/** The guest goes on to another page: the steps of open views stay behind. True: the topmost one can be replaced. */
export function leaveViews(): boolean {
  return views.splice(0).length > 0
}
