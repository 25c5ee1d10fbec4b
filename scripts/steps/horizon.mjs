const day = 24 * 60 * 60 * 1000

/**
 * Seeds again once a day while the stack runs: new days at the end of the sales period are added, the rest exists
 * already. A failed run is repeated the next day; the shop keeps running.
 * @param {{ seed: () => Promise<unknown>, say: (line: string) => void }} horizon
 */
export function keepHorizon({ seed, say }) {
  /** @type {Promise<unknown>} */
  let underway = Promise.resolve()
  const timer = setInterval(() => {
    underway = underway.then(seed).catch((/** @type {Error} */ error) => {
      say(
        `${error.message}\nNew days could not be added to the offers; it is tried again tomorrow. The shop goes on.`,
      )
    })
  }, day)
  timer.unref()
  return {
    /** Resolves when the running seed has ended. */
    async stop() {
      clearInterval(timer)
      await underway
    },
  }
}

/** @typedef {ReturnType<typeof keepHorizon>} Horizon */
