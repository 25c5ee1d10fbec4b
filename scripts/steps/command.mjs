import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/**
 * Runs a command and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function runCommand(command, args, { cwd = root, env = {}, onLine = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = () => child.kill()
    process.on('exit', stop)
    let output = ''
    let stdout = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (stream === child.stdout) stdout += text
        for (const line of text.split('\n')) if (line.trim()) onLine(line.trim())
      })
    }
    const end = (/** @type {number} */ code) => {
      process.off('exit', stop)
      resolve({ code, output, stdout })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** The path of a tool that npm has installed. @param {string} name */
export const tool = (name) => `${root}/node_modules/.bin/${name}`
