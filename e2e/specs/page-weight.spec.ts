import { expect, test } from '@playwright/test'
import { tripTypeConfiguration } from '@wojaz/travel'
import { pageWeight } from '../../scripts/bench/page-weight.ts'
import { runningStack } from '../stack.ts'

/** Bytes of scripts, gzipped, that may arrive before a guest can press anything. */
const limits = { '/': 170_000, [tripTypeConfiguration.WS.listingPath]: 180_000 }

test('scripts before a guest can press anything: 170 KB on the home page, 180 on a list at most', async () => {
  for (const [path, limit] of Object.entries(limits)) {
    const { javascript } = await pageWeight(runningStack().siteUrl, path)
    expect(javascript, path).toBeGreaterThan(100_000)
    expect(javascript, path).toBeLessThanOrEqual(limit)
  }
})
