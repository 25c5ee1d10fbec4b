import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const { receivedUrl } = runningStack()

interface Received {
  transaction: string
  tags: Record<string, string>
  exception: { values: { value: string; stacktrace?: { frames: { filename: string }[] } }[] }
  breadcrumbs: { values: { category: string; message: string }[] }
}

async function received(message: RegExp): Promise<Received[]> {
  const all: Received[] = await (await fetch(receivedUrl)).json()
  return all.filter(({ exception }) => exception.values.some(({ value }) => message.test(value)))
}

/** Chance decides which failures are sent; here it is decided beforehand. */
async function luck(page: Page, number: number) {
  await page.evaluate((fixed) => {
    Math.random = () => fixed
  }, number)
}

/** A failure that nobody catches; `script` is where it claims to come from. */
async function breaks(page: Page, message: string, script?: string) {
  await page.evaluate(
    ([words, from]) => {
      const error = new TypeError(words)
      if (from) error.stack = `TypeError: ${words}\n    at run (${from}:1:1)`
      setTimeout(() => {
        throw error
      })
    },
    [message, script],
  )
}

/** The sender arrives some time after the page. */
async function opens(page: Page, path: string) {
  const sender = page.waitForResponse((answer) => answer.url().includes('browser-sender'))
  await page.goto(path)
  await (await sender).finished()
  await page.waitForLoadState('networkidle')
}

test.use({ expectedComplaint: /on purpose/ })

test('a failure in a browser is reported with what led up to it, and with nothing about the guest', async ({
  page,
}) => {
  await opens(page, '/zima?email=jan@example.com')
  await page.getByRole('button', { name: 'Tylko niezbędne' }).click()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await luck(page, 0.49)
  await breaks(page, 'Broken on purpose for jan@example.com')
  await expect.poll(() => received(/^Broken on purpose/)).toHaveLength(1)
  const [event] = await received(/^Broken on purpose/)
  expect(event).toMatchObject({
    platform: 'javascript',
    level: 'error',
    transaction: '/',
    tags: { locale: 'pl' },
    exception: {
      values: [{ type: 'TypeError', value: 'Broken on purpose for [e-mail]', mechanism: { handled: false } }],
    },
  })
  const steps = event?.breadcrumbs.values.map(({ category, message }) => `${category}: ${message}`)
  expect(steps).toEqual(
    expect.arrayContaining(['navigation: /zima', expect.stringMatching(/^ui\.click: header \| /)]),
  )
  expect(JSON.stringify(event)).not.toContain('jan@')
})

test('the unlucky half is not reported, nor what comes from extensions, tag managers and lost connections', async ({
  page,
}) => {
  await opens(page, '/')
  await luck(page, 0.5)
  await breaks(page, 'Unlucky on purpose')
  await luck(page, 0)
  await breaks(page, 'Extended on purpose', 'chrome-extension://abcdef/inject.js')
  await breaks(page, 'Tagged on purpose', 'https://www.googletagmanager.com/gtm.js')
  await breaks(page, 'Failed to fetch on purpose')
  await breaks(page, 'The last on purpose')
  await expect.poll(() => received(/^The last on purpose/)).toHaveLength(1)
  expect(await received(/^(Unlucky|Extended|Tagged|Failed to fetch) on purpose/)).toEqual([])
})

test('the sender is no part of the page: it comes when the page is loaded', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toContain('browser-sender')
  await opens(page, '/')
  const { loaded, fetched } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const sender = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('browser-sender'))
    return { loaded: navigation?.loadEventStart ?? 0, fetched: sender?.startTime ?? 0 }
  })
  expect(loaded).toBeGreaterThan(0)
  expect(fetched).toBeGreaterThanOrEqual(loaded)
})

test('a page may talk to the error service and to nobody else', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src'))
  expect(connect).toBe(`connect-src 'self' ${new URL(receivedUrl).origin}`)
})
