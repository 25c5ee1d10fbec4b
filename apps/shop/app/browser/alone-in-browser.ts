/**
 * Does the work while no other tab of this browser does the same. Whoever finds another tab at it waits for that one, and goes on
 * with `instead`. A browser without locks does it at once.
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
