import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { customerIpContext, servicesContext, visitContext } from '../request/context.ts'
import { actFindBooking } from './find-booking.ts'

async function send(number: string, email: string) {
  const sendOrderLink = vi.fn(async () => {})
  const context = new RouterContextProvider()
  context.set(servicesContext, { booking: { sendOrderLink } } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerIpContext, '203.0.113.7')
  const body = new URLSearchParams({ number, email })
  const request = new Request('http://shop/pz/znajdz-rezerwacje', { method: 'POST', body })
  return { answer: (await actFindBooking(context, request)) as unknown, sendOrderLink }
}

test('whoever names a number and an address hears the same, whatever is found', async () => {
  const { answer, sendOrderLink } = await send('w 402 917 655', 'zofia@example.com')
  expect((answer as Response).headers.get('location')).toBe('/pz/znajdz-rezerwacje?wyslano=1')
  expect(sendOrderLink).toHaveBeenCalledWith(
    { number: 'W402917655', email: 'zofia@example.com' },
    '203.0.113.7',
  )
})

test('what is no number and no address is told at its field, and nothing is asked for', async () => {
  const { answer, sendOrderLink } = await send('W1', 'zofia')
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      fields: { number: expect.stringContaining('To nie jest nasz numer.'), email: expect.any(String) },
      typed: { number: 'W1', email: 'zofia' },
    },
  })
  expect(sendOrderLink).not.toHaveBeenCalled()
})
