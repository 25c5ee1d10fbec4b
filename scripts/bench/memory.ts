import { execFileSync } from 'node:child_process'

const names: [RegExp, string][] = [
  [/apps\/shop\/build/, 'shop'],
  [/next/, 'admin'],
  [/postgres/, 'Postgres (all its processes)'],
]

/** Resident memory of everything that hangs below the start command, by part of the house. */
export function memoryOf(startPid: number): { name: string; bytes: number }[] {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, kilobytes, ...args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      bytes: Number(kilobytes) * 1024,
      args: args.join(' '),
    }))
  const family = new Set([startPid])
  for (let before = 0; before !== family.size; ) {
    before = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  const sums = new Map<string, number>()
  for (const { pid, args, bytes } of processes) {
    if (!family.has(pid)) continue
    const name = names.find(([pattern]) => pattern.test(args))?.[1] ?? 'start command'
    sums.set(name, (sums.get(name) ?? 0) + bytes)
  }
  return [...sums].map(([name, bytes]) => ({ name, bytes }))
}
