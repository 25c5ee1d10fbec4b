import { besideShop, keepProgram } from './kept-program.mjs'
import { startProcess } from './processes.mjs'
import { inProject } from './project.mjs'

/**
 * The editors' admin. The shop works without it: if it ends, that is reported and it is restarted.
 * @param {{ command: 'start' | 'dev', port: number, env: Record<string, string>, logFile: string | null, say: (line: string) => void }} options
 */
export function keepAdmin({ command, port, env, logFile, say }) {
  return keepProgram({
    ...besideShop,
    name: 'admin',
    url: `http://127.0.0.1:${port}/admin`,
    withinMs: 120_000,
    logFile,
    say,
    launch: () =>
      startProcess({
        args: [inProject('node_modules/next/dist/bin/next'), command, '-p', String(port), '-H', '127.0.0.1'],
        cwd: inProject('apps/cms'),
        env: { ...env, NODE_ENV: command === 'dev' ? 'development' : 'production' },
        logFile,
      }),
  })
}
