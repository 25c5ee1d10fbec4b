import { besideShop, keepProgram } from './kept-program.mjs'
import { startProcess } from './processes.mjs'
import { inProject, root } from './project.mjs'

/**
 * The local bank, which implements the protocols of PayU and Przelewy24 (apps/bank).
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
 * The accounts that shop and local bank share if neither PayU nor Przelewy24 is configured.
 * @param {number} port @param {import('./secrets.mjs').Secrets['bank']} secrets
 * @returns {{ payu: import('./settings.mjs').PayuAccount, p24: import('./settings.mjs').P24Account }}
 */
export function localAccounts(port, { clientSecret, secondKey, apiKey, crc }) {
  const url = bankUrl(port)
  return {
    payu: { url, posId: '300746', clientId: '300746', clientSecret, secondKey },
    p24: { url, merchantId: '123456', posId: '123456', apiKey, crc },
  }
}
