/**
 * Runs `work` unless another tab of this browser already runs it. In that case it waits for the other tab and returns `instead`.
 * A browser without the Web Locks API runs it at once.
 */
export async function aloneInBrowser<Result>(
  name: string,
  work: () => Promise<Result>,
  instead: Result,
): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : null,
  )
  if (done) return done.result
  await locks.request(name, () => undefined)
  return instead
}
