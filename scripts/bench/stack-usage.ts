import { execFileSync } from 'node:child_process'

const names: [RegExp, string][] = [
  [/apps\/shop\/build/, 'shop'],
  [/next/, 'admin'],
  [/postgres/, 'Postgres (all its processes)'],
]

interface Usage {
  readonly name: string
  /** Resident memory. */
  readonly bytes: number
  /** CPU time since its start, in whole seconds. */
  readonly cpuSeconds: number
}

/** The usage of all child processes of the start command, by part of the stack. */
export function usageOf(startPid: number): Usage[] {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,time=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, kilobytes, time = '', ...args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      bytes: Number(kilobytes) * 1024,
      cpuSeconds: time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0),
      args: args.join(' '),
    }))
  const family = new Set([startPid])
  for (let before = 0; before !== family.size; ) {
    before = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  const sums = new Map<string, Usage>()
  for (const { pid, args, bytes, cpuSeconds } of processes) {
    if (!family.has(pid)) continue
    const name = names.find(([pattern]) => pattern.test(args))?.[1] ?? 'start command'
    const sum = sums.get(name) ?? { name, bytes: 0, cpuSeconds: 0 }
    sums.set(name, { name, bytes: sum.bytes + bytes, cpuSeconds: sum.cpuSeconds + cpuSeconds })
  }
  return [...sums.values()]
}
