/**
 * A guest who makes the next choice cancels the previous request. If its response was half read, React Router (7.18, when it
 * reads loader data) leaves two unhandled rejections. A cancelled request is no failure and is not reported.
 */
export function forgetGivenUpAnswers(scope: Pick<Window, 'addEventListener'>) {
  scope.addEventListener('unhandledrejection', (event) => {
    if (Object(event.reason).name !== 'AbortError') return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}
