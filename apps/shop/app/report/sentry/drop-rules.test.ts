import { describe, expect, test } from 'vitest'
import { ApiError, ApiRedirect } from '../../browser/api-answer.ts'
import { isAnswer, isForeignScript, isNoise } from './drop-rules.ts'

describe('events are dropped', () => {
  test.each([
    'chrome-extension://abc/inject.js',
    'moz-extension://abc/content.js',
    'safari-web-extension://abc/a.js',
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    'https://cdn.example.org/chat-widget/v2/main.js',
    'https://static.livechatinc.com/tracking.js',
    'https://embed.tawk.to/1/default',
    'https://widget.intercom.io/widget/1',
    'https://static.zdassets.com/zendesk.js',
    'https://metrics.example.org/gtm.js',
    'https://www.google-analytics.com/analytics.js',
    'https://metrics.example.org/gtag/js',
  ])('from %s', (filename) => {
    expect(isForeignScript(filename)).toBe(true)
  })

  test.each([
    'ResizeObserver loop limit exceeded',
    'Error: ResizeObserver loop completed with undelivered notifications.',
    'Script error.',
    'TypeError: Failed to fetch',
    'TypeError: NetworkError when attempting to fetch resource.',
    'TypeError: Load failed',
    'AbortError: The operation was aborted.',
    'TypeError: Failed to fetch dynamically imported module: https://wojaz.example/assets/a.js',
  ])('with the message “%s”', (message) => {
    expect(isNoise(message)).toBe(true)
  })

  test.each([
    ['a redirect', new ApiRedirect()],
    ['a redirecting answer', new Response(null, { status: 302 })],
    ['a page that is not there', { status: 404, statusText: 'Not Found', data: null, internal: false }],
    [
      'a call for something that is not there',
      new ApiError({ status: 404, body: null, headers: new Headers() }),
    ],
  ])('when %s was thrown', (_, thrown) => {
    expect(isAnswer(thrown)).toBe(true)
  })
})

describe('events are kept', () => {
  test.each(['https://wojaz.example/assets/hero-Ab12.js', '/srv/wojaz/build/server/index.js'])(
    'from %s',
    (filename) => {
      expect(isForeignScript(filename)).toBe(false)
    },
  )

  test.each([
    'TypeError: picture is null',
    'Error: the board AI is not on the list',
    'RangeError: Invalid time value',
  ])('with the message “%s”', (message) => {
    expect(isNoise(message)).toBe(false)
  })

  test.each([
    new TypeError('x'),
    new ApiError({ status: 500, body: null, headers: new Headers() }),
    'a text',
    null,
    undefined,
  ])('when %s was thrown', (thrown) => {
    expect(isAnswer(thrown)).toBe(false)
  })
})
