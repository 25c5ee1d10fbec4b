import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { secureCookies } from './secure-cookies.ts'

async function cookiesOf(siteUrl: string, cookies: string | string[]) {
  const app = Fastify()
  secureCookies(app, siteUrl)
  app.get('/', (_request, reply) => reply.header('set-cookie', cookies).send('ok'))
  const { headers } = await app.inject('/')
  return [headers['set-cookie'] ?? []].flat()
}

test('at an https address every cookie is secure, once', async () => {
  const cookies = ['a=1; Path=/', 'b=2; Secure; HttpOnly', 'c=secure']
  expect(await cookiesOf('https://wojaz.example', cookies)).toEqual([
    'a=1; Path=/; Secure',
    'b=2; Secure; HttpOnly',
    'c=secure; Secure',
  ])
  expect(await cookiesOf('https://wojaz.example', 'a=1')).toEqual(['a=1; Secure'])
})

test('at an http address a secure cookie would never come back', async () => {
  expect(await cookiesOf('http://localhost:3000', 'a=1')).toEqual(['a=1'])
})

test('an answer without cookies stays without', async () => {
  expect(await cookiesOf('https://wojaz.example', [])).toEqual([])
})
