import { describe, expect, test } from 'vitest'
import type { ApiDeps } from './api-client.ts'
import { browserWith, json, ok } from './test-browser.ts'

describe('a 403', () => {
  const refused = () => json({ code: 'expired' }, 403)

  test('refreshes the token once and tries again', async () => {
    const { api, sent } = browserWith([refused, () => json({}), ok])
    const { body } = await api.post('www/mytui/api/secured/reservations', { page: 1 })
    expect(body).toEqual({ fine: true })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/www/mytui/api/secured/reservations',
      'POST /api/www/api/v5/mytui/oauth/refresh',
      'POST /api/www/mytui/api/secured/reservations',
    ])
  })

  test('is thrown when the refresh is refused, and when the second try is refused too', async () => {
    const hopeless = browserWith([refused, () => json({}, 401)])
    await expect(hopeless.api.get('www/x')).rejects.toMatchObject({ status: 403 })
    expect(hopeless.sent).toHaveLength(2)
    const again = browserWith([refused, () => json({}), refused])
    await expect(again.api.get('www/x')).rejects.toMatchObject({ status: 403 })
    expect(again.sent).toHaveLength(3)
  })

  test('that comes after the refresh, to a call sent before it, is answered without another one', async () => {
    let arrive: (answer: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => {
      arrive = resolve
    })
    const { api, sent } = browserWith([() => late, refused, () => json({}), ok])
    const slow = api.get('www/slow')
    expect((await api.get('www/fast')).body).toEqual({ fine: true })
    arrive(refused())
    expect((await slow).body).toEqual({ fine: true })
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['slow', 'fast', 'refresh', 'fast', 'slow'])
  })

  const over = () => json({ code: 'session-over' }, 403)

  test('of a session that has ended leads to the login, also when it comes a second time', async () => {
    const hopeless = browserWith([over, () => json({}, 401)])
    await expect(hopeless.api.get('www/x')).rejects.toMatchObject({ status: 403 })
    expect(hopeless.left).toEqual(['login'])
    const again = browserWith([over, () => json({}), over])
    await expect(again.api.get('www/x')).rejects.toMatchObject({ status: 403 })
    expect([again.left, again.sent.length]).toEqual([['login'], 3])
  })

  test('of a call in the background leads nobody away from what they type', async () => {
    const { api, left } = browserWith([over, () => json({}, 401)])
    await expect(api.post('www/draft', {}, { isInBackground: true })).rejects.toMatchObject({ status: 403 })
    expect(left).toEqual([])
  })

  test('that is about something else, or comes while nobody can tell, leads nowhere', async () => {
    const foreign = browserWith([refused, () => json({}, 401)])
    await expect(foreign.api.get('www/x')).rejects.toMatchObject({ status: 403 })
    const offline = browserWith([over, () => Promise.reject(new TypeError('Failed to fetch'))])
    await expect(offline.api.get('www/x')).rejects.toMatchObject({ status: 403 })
    expect([...foreign.left, ...offline.left]).toEqual([])
  })

  test('while another tab refreshes waits for that one and tries again', async () => {
    const { api, sent } = browserWith([over, ok], { alone: async (_name, _work, instead) => instead })
    expect((await api.get('www/x')).body).toEqual({ fine: true })
    expect(sent.map(({ url }) => url)).toEqual(['/api/www/x', '/api/www/x'])
  })

  test('whose other tab found no way to the shop is followed by a refresh of its own', async () => {
    let waits = 0
    const alone: ApiDeps['alone'] = async (_name, work, instead) => (waits++ === 0 ? instead : work())
    const { api, sent, left } = browserWith([over, over, () => json({}), ok], { alone })
    expect((await api.get('www/x')).body).toEqual({ fine: true })
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['x', 'x', 'refresh', 'x'])
    expect(left).toEqual([])
  })

  test('of several calls at once makes one refresh that all of them wait for', async () => {
    let refreshes = 0
    let allowed = false
    const { api } = browserWith([ok], {
      fetch: async (url) => {
        if (!url.endsWith('/refresh')) return allowed ? ok() : refused()
        refreshes += 1
        await Promise.resolve()
        allowed = true
        return json({})
      },
    })
    const answers = await Promise.all([api.get('www/a'), api.get('www/b'), api.get('www/c')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refreshes).toBe(1)
  })
})
