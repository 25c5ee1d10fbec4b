import { keepProgram } from './kept-program.mjs'
import { startProcess } from './processes.mjs'
import { inProject, root } from './project.mjs'

// How long a running request may take after the stop signal.
export const shopGraceMs = 20_000
// With hot reload it loads all sources first, and after an install prepares its libraries for the browser.
const readyWithinMs = { start: 60_000, dev: 300_000 }

/**
 * Starts the shop, which then waits for its settings.
 * @param {'start' | 'dev'} mode
 * @param {string | null} logFile
 */
export function launchShop(mode, logFile) {
  const isDev = mode === 'dev'
  return startProcess({
    args: isDev
      ? ['--import', 'tsx', inProject('apps/shop/server/host/dev.ts')]
      : [inProject('apps/shop/build/server/index.js')],
    cwd: isDev ? inProject('apps/shop') : root,
    env: { NODE_ENV: isDev ? 'development' : 'production', SETTINGS_FOLLOW: 'true' },
    logFile,
  })
}

/**
 * Keeps the shop running. A process that was started ahead of its settings is used first.
 * @param {{ mode: 'start' | 'dev', address: string, env: Record<string, string>, ahead: import('./processes.mjs').Process | null, logFile: string | null, say: (line: string) => void }} options
 */
export function keepShop({ mode, address, env, ahead, logFile, say }) {
  let waiting = ahead
  return keepProgram({
    name: 'shop',
    url: `${address}/health/ready`,
    withinMs: readyWithinMs[mode],
    graceMs: shopGraceMs,
    meanwhile: 'Nobody is served until then.',
    isNeeded: true,
    logFile,
    say,
    launch() {
      const shop = waiting ?? launchShop(mode, logFile)
      waiting = null
      shop.tell(env)
      return shop
    },
  })
}
