import type { Database } from '@wojaz/database'

export type Mortal = ReturnType<typeof mortal>

/** What a node asks of others. Everything else it does within itself. */
const asked = new Set<PropertyKey>([
  ...['hold', 'extend', 'confirm', 'cancel', 'look', 'time', 'contact'],
  ...['start', 'take', 'refund'],
  'query',
])

/**
 * A life of so many steps: before and after every question to the database, to a supplier or to a bank. After the last one nothing happens any
 * more, as in a process that was killed: no answer is read, nothing is caught, nothing is undone.
 */
export function mortal(steps: number) {
  let left = steps
  let die = () => {}
  const death = new Promise<'dead'>((resolve) => {
    die = () => resolve('dead')
  })

  async function step(): Promise<void> {
    left -= 1
    if (left >= 0) return
    die()
    await new Promise(() => {})
  }

  function within<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (!asked.has(name)) return value.bind(target)
        return async (...given: unknown[]) => {
          await step()
          const answer = await value.apply(target, given)
          await step()
          return answer
        }
      },
    })
  }

  function withinPool(pool: Database['pool']): Database['pool'] {
    const counted = within(pool)
    return new Proxy(counted, {
      get(target, name) {
        if (name !== 'connect') return Reflect.get(target, name)
        return async () => {
          await step()
          return within(await pool.connect())
        }
      },
    })
  }

  return {
    death,
    within,
    withinPool,
    /** How many steps were taken. */
    lived: () => Math.min(steps, steps - left),
  }
}
