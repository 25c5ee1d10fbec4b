import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const { receivedUrl } = runningStack()

interface Received {
  exception: { values: { value: string }[] }
  breadcrumbs: { category: string; message: string }[]
}

async function received(message: RegExp): Promise<Received[]> {
  const all: Received[] = await (await fetch(receivedUrl)).json()
  return all.filter(({ exception }) => exception.values.some(({ value }) => message.test(value)))
}

/** Errors are sampled at random; here all are sent. */
async function sendAll(page: Page) {
  await page.evaluate(() => {
    Math.random = () => 0
  })
}

/** Throws an uncaught error. */
async function breaks(page: Page, message: string) {
  await page.evaluate((words) => {
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(words) }))
  }, message)
}

test('what breaks before and after the sender has come is reported, with what led up to it and nothing about the guest', async ({
  page,
}) => {
  const sender = page.waitForResponse((answer) => answer.url().includes('browser-sender'))
  await openPage(page, '/zima?email=jan@example.com')
  await sendAll(page)
  await breaks(page, 'Broken early on purpose')
  const file = await sender
  await file.finished()
  const [, build] = /\/web-prd\/([^/]+)\//.exec(file.url()) ?? []
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
    release: build,
    tags: { locale: 'pl' },
    exception: {
      values: [{ type: 'TypeError', value: 'Broken on purpose for [e-mail]', mechanism: { handled: false } }],
    },
  })
  const steps = event?.breadcrumbs.map(({ category, message }) => `${category}: ${message}`)
  expect(steps).toEqual(
    expect.arrayContaining(['navigation: /zima', expect.stringMatching(/^ui\.click: header \| /)]),
  )
  expect(JSON.stringify(event)).not.toContain('jan@')
})
