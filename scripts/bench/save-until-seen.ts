import { setTimeout as pause } from 'node:timers/promises'
import { benchAdmin } from './start-for-bench.ts'

const url = '/pomiar'

/** Milliseconds from an editor's save to the first response that shows it, for each save. */
export async function saveUntilSeen(port: number, saves: number): Promise<number[]> {
  // The shop's configured URL: an editor's session is valid only there.
  const site = `http://localhost:${port}`
  const send = async (method: 'POST' | 'PATCH', path: string, body: object, cookie = '') => {
    const headers = {
      'content-type': 'application/json',
      origin: site,
      'sec-fetch-site': 'same-origin',
      cookie,
    }
    const answer = await fetch(site + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const signedIn = await send('POST', '/api/users/login', benchAdmin)
  const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0]
  const title = (turn: number) => `Pomiar numer ${turn}`
  const created = await send('POST', '/api/pages', { url, title: title(0), _status: 'published' }, cookie)
  const { doc } = (await created.json()) as { doc: { id: number } }

  const times: number[] = []
  for (let turn = 1; turn <= saves; turn += 1) {
    const pressed = performance.now()
    await send('PATCH', `/api/pages/${doc.id}`, { title: title(turn), _status: 'published' }, cookie)
    while (!(await (await fetch(site + url)).text()).includes(title(turn))) await pause(5)
    times.push(performance.now() - pressed)
  }
  return times
}
