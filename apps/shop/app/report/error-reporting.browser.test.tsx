import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call } from '../../test/browser/answer-calls.ts'
import { draw } from '../../test/browser/draw.tsx'
import { captureError, startErrorReporting } from './error-reporting.ts'

const endpoint = 'https://errors.example.org/api/1/envelope/'
const hasSender = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('browser-sender'))

/** The event is the third line of its envelope. */
const eventOf = ({ body }: Call) => JSON.parse(String(body).split('\n')[2] ?? '')

// One test with two parts, because a loaded sender stays loaded.
test('a page that names no error service loads no sender; one that does tells what broke before and after it came, and nothing about the guest', async () => {
  const calls = answerCalls({ [`POST ${endpoint}`]: {} })
  const lucky = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => lucky.mockRestore())
  startErrorReporting(undefined)
  captureError(new Error('For nobody'), {})

  startErrorReporting('https://key@errors.example.org/1')
  captureError(new TypeError('Broken early'), { isUnhandled: true })
  expect(hasSender()).toBe(false)
  await expect.poll(() => calls).toHaveLength(1)
  expect(hasSender()).toBe(true)
  expect(calls.map(eventOf)).toMatchObject([
    { exception: { values: [{ type: 'TypeError', value: 'Broken early', mechanism: { handled: false } }] } },
  ])

  await draw(
    <div data-track="header">
      <button type="button">Wojaż</button>
    </div>,
  )
  await page.getByRole('button', { name: 'Wojaż' }).click()
  captureError(new TypeError('Broken for jan@example.com'), { component: 'hero' })
  await expect.poll(() => calls).toHaveLength(2)
  const event = eventOf(calls[1] as Call)
  expect(event).toMatchObject({
    platform: 'javascript',
    level: 'error',
    tags: { locale: 'pl', component: 'hero' },
    exception: { values: [{ value: 'Broken for [e-mail]', mechanism: { handled: true } }] },
  })
  expect(event.breadcrumbs).toContainEqual(
    expect.objectContaining({ category: 'ui.click', message: 'header | Wojaż' }),
  )
})
