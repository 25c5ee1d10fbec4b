import type { Database } from '@wojaz/database'

export type Mortal = ReturnType<typeof mortal>

/** The calls of a node to other parties. Everything else happens inside it. */
const asked = new Set<PropertyKey>([
  ...['hold', 'extend', 'confirm', 'cancel', 'look', 'time', 'contact'],
  ...['start', 'take', 'refund'],
  'query',
])

/**
 * A node with a limited number of steps: one before and one after every call to the database, a supplier or a bank. After the
 * last step nothing happens any more, as in a killed process: no answer is read, nothing is caught, nothing is undone.
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
