import { spawn } from 'node:child_process'

/**
 * Runs one of our programs as a separate process; resolves when it prints where it listens. It ends with the process that started
 * it.
 */
export async function runProgram(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const endToo = () => child.kill('SIGKILL')
  process.once('exit', endToo)
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', endToo)
      resolve()
    }),
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, address] = /listens at (\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`${file} did not start:\n${said}`)))
  })
  return {
    url,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}
