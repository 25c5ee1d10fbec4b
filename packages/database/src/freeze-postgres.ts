import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Stops every process of an embedded server with SIGSTOP, like a host without memory; Linux only. Returns the function that
 * resumes it.
 */
export function freezePostgres({ cluster }: { cluster: string }): () => void {
  const postmaster = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  // The postmaster starts the others, so it is stopped first.
  process.kill(postmaster, 'SIGSTOP')
  const frozen = [postmaster, ...childrenOf(postmaster)]
  for (const pid of frozen.slice(1)) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT')
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | null {
  try {
    // After the name in brackets come the state and the parent.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(parent)
  } catch {
    return null
  }
}
