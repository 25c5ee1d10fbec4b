/**
 * A guest who makes the next choice gives up the answer to the last one. When that was half read, React Router (7.18, its reading
 * of loader data) leaves two rejections to nobody. Giving up is no failure: nobody needs to hear of it.
 */
export function forgetGivenUpAnswers(scope: Pick<Window, 'addEventListener'>) {
  scope.addEventListener('unhandledrejection', (event) => {
    if (Object(event.reason).name !== 'AbortError') return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}
