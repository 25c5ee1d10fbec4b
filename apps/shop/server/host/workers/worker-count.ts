import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'

export interface Machine {
  readonly cores: number
  readonly memoryBytes: number
}

const gigabyte = 1024 ** 3
/** What Postgres, the admin and the system need beside the shop. */
const forOthers = gigabyte
/** A worker of a large world that has served for a while, with its index, its caches and room for photos (docs/performance/workers.md). */
const forWorker = gigabyte
/** More were never measured. */
const mostByDefault = 8

/** One worker for each core, as far as memory goes: a gigabyte for each after one for everybody else. */
export function workersFor({ cores, memoryBytes }: Machine): number {
  const fit = Math.floor((memoryBytes - forOthers) / forWorker)
  return Math.max(1, Math.min(Math.floor(cores), fit, mostByDefault))
}

/** As much of it as this process may use: a container can have less than the machine. */
export function thisMachine(): Machine {
  const constrained = process.constrainedMemory()
  return {
    cores: Math.min(availableParallelism(), coresOf(cpuMax())),
    memoryBytes: constrained > 0 ? Math.min(constrained, totalmem()) : totalmem(),
  }
}

/** Of `cpu.max` of a Linux control group: microseconds of processor time and of the time they are for, or “max”. */
export function coresOf(cpuMax: string): number {
  const [quota, period] = cpuMax.trim().split(' ').map(Number)
  return quota && period ? quota / period : Number.POSITIVE_INFINITY
}

function cpuMax(): string {
  try {
    return readFileSync('/sys/fs/cgroup/cpu.max', 'utf8')
  } catch {
    // Another system, or no limit.
    return 'max'
  }
}
