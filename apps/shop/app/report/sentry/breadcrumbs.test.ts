import { expect, test } from 'vitest'
import { createBreadcrumbs, mostBreadcrumbs } from './breadcrumbs.ts'

test('the last hundred steps are kept, in order', () => {
  let now = 0
  const { leave, trail } = createBreadcrumbs(() => (now += 1_000))
  for (let step = 1; step <= 130; step++) leave('ui.click', `step ${step}`)
  expect(mostBreadcrumbs).toBe(100)
  expect(trail()).toHaveLength(100)
  expect(trail()[0]).toEqual({ timestamp: 31, category: 'ui.click', message: 'step 31', level: 'info' })
  expect(trail().at(-1)?.message).toBe('step 130')
})

test('a step is told in few words', () => {
  const { leave, trail } = createBreadcrumbs(() => 0)
  leave('console', 'x'.repeat(1_000), 'warning')
  expect(trail()[0]?.message).toHaveLength(300)
})
