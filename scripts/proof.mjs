// `npm run proof`: runs the random proofs (`.proof.` in their names) with all their cases; `npm test` runs some of them.
import { spawn } from 'node:child_process'
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { createProgress } = await import('./steps/progress.mjs')
const { ensureInstalled } = await import('./steps/install.mjs')
const { tool } = await import('./steps/command.mjs')
const { root } = await import('./steps/project.mjs')

// Exiting also ends the proofs.
process.on('SIGTERM', () => process.exit(1))

await runOrExplain(async () => {
  await ensureInstalled(createProgress())
  const env = { ...process.env, PROOF: 'full' }
  // It takes minutes, so its output is shown as it comes.
  const vitest = spawn(tool('vitest'), ['run', '.proof.'], { cwd: root, env, stdio: 'inherit' })
  process.on('exit', () => vitest.kill())
  process.exitCode = await new Promise((resolve, reject) => {
    vitest.on('error', reject)
    vitest.on('close', (code) => resolve(code ?? 1))
  })
})
