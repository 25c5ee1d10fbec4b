import { besideShop, keepProgram } from './kept-program.mjs'
import { startProcess } from './processes.mjs'
import { inProject, root } from './project.mjs'

/**
 * The bank beside the shop, which speaks PayU's protocol (apps/bank).
 * @param {{ port: number, env: Record<string, string>, logFile: string | null, say: (line: string) => void }} options
 */
export function keepBank({ port, env, logFile, say }) {
  return keepProgram({
    ...besideShop,
    name: 'bank',
    url: `${bankUrl(port)}/health`,
    withinMs: 60_000,
    logFile,
    say,
    launch: () =>
      startProcess({
        args: ['--import', 'tsx', inProject('apps/bank/src/main.ts')],
        cwd: root,
        env: { ...env, BANK_PORT: String(port) },
        logFile,
      }),
  })
}

/** @param {number} port */
export const bankUrl = (port) => `http://127.0.0.1:${port}`

/**
 * What shop and bank must both know when there is no account at PayU.
 * @param {number} port @param {{ clientSecret: string, secondKey: string }} secrets
 * @returns {import('./settings.mjs').PayuAccount}
 */
export function localAccount(port, secrets) {
  return { url: bankUrl(port), posId: '300746', clientId: '300746', ...secrets }
}
