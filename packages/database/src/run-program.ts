import { spawn } from 'node:child_process'

/** Loaded first: when the process that started it is gone, even by SIGKILL, the program ends. */
const leash = `data:text/javascript,${encodeURIComponent(
  "process.once('disconnect', () => process.exit(1)); process.channel.unref()",
)}`

/** Runs one of our programs as a separate process; resolves when it prints where it listens. */
export async function runProgram(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', leash, '--import', 'tsx', file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
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
