import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const { receivedUrl } = runningStack()

interface Received {
  exception: { values: { value: string }[] }
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
      window.dispatchEvent(new ErrorEvent('error', { error }))
    },
    [message, script],
  )
}

test('what breaks before and after the sender has come is reported, with what led up to it and nothing about the guest', async ({
  page,
}) => {
  const sender = page.waitForResponse((answer) => answer.url().includes('browser-sender'))
  await openPage(page, '/zima?email=jan@example.com')
  await luck(page, 0.49)
  await breaks(page, 'Broken early on purpose')
  await (await sender).finished()
  const { loaded, fetched } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('browser-sender'))
    return { loaded: navigation?.loadEventStart, fetched: file?.startTime }
  })
  expect(fetched).toBeGreaterThanOrEqual(loaded ?? Number.NaN)
  await expect.poll(() => received(/^Broken early/)).toHaveLength(1)

  await page.getByRole('button', { name: 'Tylko niezbędne' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Wojaż' }).first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
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

  await luck(page, 0.5)
  await breaks(page, 'Unlucky on purpose')
  await luck(page, 0)
  await breaks(page, 'Extended on purpose', 'chrome-extension://abcdef/inject.js')
  await breaks(page, 'Tagged on purpose', 'https://www.googletagmanager.com/gtm.js')
  await breaks(page, 'Chatted on purpose', 'https://cdn.example.org/chat-widget/main.js')
  await breaks(page, 'Failed to fetch on purpose')
  await breaks(page, 'The last on purpose')
  await expect.poll(() => received(/^The last/)).toHaveLength(1)
  expect(await received(/^(Unlucky|Extended|Tagged|Chatted|Failed to fetch) on purpose/)).toEqual([])
})

test('a page that names no error service loads no sender and sends nothing', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<meta name="error-dsn"[^>]*>/, '')
    await route.fulfill({ response: answer, body })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const rested = page.waitForResponse((answer) => answer.url().includes('/user/info/get'))
  await openPage(page, '/')
  await luck(page, 0)
  await breaks(page, 'Broken for nobody on purpose')
  await rested
  expect(asked.filter((url) => /browser-sender/.test(url) || url.startsWith(receivedUrl))).toEqual([])
})
