import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { servicesContext, type Visit, visitContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { actCheckout } from './act-checkout.ts'

/** A guest without the cart's key asks for the letter once more. */
async function askAgain(id: string) {
  const resendLater = vi.fn(async () => {})
  const context = new RouterContextProvider()
  context.set(servicesContext, { booking: { resendLater } } as unknown as Services)
  context.set(visitContext, { locale: 'pl' } as Visit)
  const body = new URLSearchParams({ intent: 'resend' })
  const request = new Request('https://wojaz.example/', { method: 'POST', body })
  const answer = (await actCheckout(context, request, { id, step: 'summary' })) as Response
  return { resendLater, location: answer.headers.get('location') }
}

test('the letter of a cart is sent once more to whoever had it', async () => {
  const { resendLater, location } = await askAgain('aB3_-xYz0912')
  expect(resendLater).toHaveBeenCalledWith('aB3_-xYz0912')
  expect(location).toBe('/pz/rezerwacja/aB3_-xYz0912/summary?pozniej=1')
})

test.each(['a\0b', 'żółw', 'x'.repeat(300)])(
  'nobody is asked for the cart %j, which cannot be',
  async (id) => {
    const { resendLater, location } = await askAgain(id)
    expect(resendLater).not.toHaveBeenCalled()
    expect(location).toContain(`/pz/rezerwacja/${encodeURIComponent(id)}/summary`)
  },
)
