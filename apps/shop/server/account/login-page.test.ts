import type { Account } from '@wojaz/account/server'
import { refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerIpContext, servicesContext, visitContext } from '../request/context.ts'
import { actLogin } from './login-page.ts'

type Given = Parameters<Account['logIn']>[0]

/** Sends a login form to an account service that refuses it, and records the calls. */
async function send(code: 'too-many-attempts' | 'too-busy' | 'credentials-wrong', cookie = '') {
  const asked: Given[] = []
  const context = new RouterContextProvider()
  const logIn = async (given: Given) => {
    asked.push(given)
    return refused({ code })
  }
  context.set(servicesContext, { account: { logIn }, env: { contentSecret: 'a secret' } } as never)
  context.set(visitContext, { locale: 'cs' } as never)
  context.set(customerIpContext, '203.0.113.7')
  const body = new URLSearchParams({ email: 'anna@wojaz.example', password: 'dziesięć10' })
  const request = new Request('http://shop/cs/mytui/logowanie', { method: 'POST', body, headers: { cookie } })
  const { data, init } = (await actLogin(context, request)) as { data: object; init: { status: number } }
  return { asked, data, status: init.status }
}

test('whoever is refused after too many tries is offered a link by e-mail, and need not type the address again', async () => {
  const { data, status } = await send('too-many-attempts')
  expect(status).toBe(429)
  expect(data).toMatchObject({ isTired: true, refusal: expect.stringContaining('vyžádejte odkaz') })
  expect(data).toMatchObject({ typed: { email: 'anna@wojaz.example' } })
  expect(JSON.stringify(data)).not.toContain('dziesięć10')
})

test('whoever comes while too many log in is asked to try again', async () => {
  expect(await send('too-busy')).toMatchObject({
    status: 429,
    data: { isTired: false, refusal: expect.stringContaining('za několik sekund') },
  })
})

test('the form says where it comes from and which accounts this browser is known to', async () => {
  const { asked } = await send('credentials-wrong', 'known_device=a.b.c~d.e.f')
  expect(asked).toMatchObject([{ from: { client: '203.0.113.7', devices: ['a.b.c', 'd.e.f'] } }])
})
