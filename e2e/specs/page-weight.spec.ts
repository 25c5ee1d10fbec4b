import { expect, test } from '@playwright/test'
import { pageWeight } from '../../scripts/bench/page-weight.ts'
import { runningStack } from '../stack.ts'

test('before a guest can press anything on the home page, 170 KB of scripts arrive at most', async () => {
  const { javascript } = await pageWeight(runningStack().siteUrl)
  expect(javascript).toBeLessThanOrEqual(170_000)
})
