import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call } from '../../test/browser/answer-calls.ts'
import { draw } from '../../test/browser/draw.tsx'

const endpoint = 'https://errors.example.org/api/1/envelope/'
/** As on a page that was loaded just now: it cannot be stopped again. */
const ownCopy = './error-reporting.ts?on-a-new-page'

/** The event is the third line of its envelope. */
const eventOf = ({ body }: Call) => JSON.parse(String(body).split('\n')[2] ?? '')

test('a page that names no error service tells nobody; one that does tells what broke before and after it came, and nothing about the guest', async () => {
  const calls = answerCalls({ [`POST ${endpoint}`]: {} })
  const lucky = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => lucky.mockRestore())
  const { captureError, startErrorReporting } = (await import(
    /* @vite-ignore */ ownCopy
  )) as typeof import('./error-reporting.ts')
  startErrorReporting(undefined)
  captureError(new Error('For nobody'), {})

  startErrorReporting('https://key@errors.example.org/1')
  captureError(new TypeError('Broken early'), { isUnhandled: true })
  await expect.poll(() => calls).toHaveLength(1)
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
