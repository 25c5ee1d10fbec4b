import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'

export interface Machine {
  readonly cores: number
  readonly memoryBytes: number
}

const gigabyte = 1024 ** 3
/** Memory for Postgres, the admin and the system. */
const forOthers = gigabyte
/** Memory for one worker with a large inventory: its index, caches and decoded photos (docs/performance/workers.md). */
const forWorker = gigabyte
/** The largest default; more were not measured. */
const mostByDefault = 8

/** One worker per core, if there is a gigabyte for each after one gigabyte for everything else. */
export function workersFor({ cores, memoryBytes }: Machine): number {
  const fit = Math.floor((memoryBytes - forOthers) / forWorker)
  return Math.max(1, Math.min(Math.floor(cores), fit, mostByDefault))
}

/** The cores and memory this process may use. A container can have less than the machine. */
export function thisMachine(): Machine {
  const constrained = process.constrainedMemory()
  return {
    cores: Math.min(availableParallelism(), coresOf(cpuMax())),
    memoryBytes: constrained > 0 ? Math.min(constrained, totalmem()) : totalmem(),
  }
}

/** Parses `cpu.max` of a Linux control group: quota and period in microseconds, or “max”. */
export function coresOf(cpuMax: string): number {
  const [quota, period] = cpuMax.trim().split(' ').map(Number)
  return quota && period ? quota / period : Number.POSITIVE_INFINITY
}

function cpuMax(): string {
  try {
    return readFileSync('/sys/fs/cgroup/cpu.max', 'utf8')
  } catch {
    // Not Linux, or no limit.
    return 'max'
  }
}
