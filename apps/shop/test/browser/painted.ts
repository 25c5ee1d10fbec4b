/** What has come by now is on the screen, and its effects have run: no guest is faster. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
