import { type ApiDeps, createApiClient } from './api-client.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
  redirect: RequestInit['redirect']
}

/** A browser whose server answers as told, in order; the last answer is repeated. */
export function browserWith(answers: (() => Response | Promise<Response>)[], own: Partial<ApiDeps> = {}) {
  const sent: Sent[] = []
  const logged: string[] = []
  const left: string[] = []
  let cart: string | null = null
  const api = createApiClient({
    fetch: async (url, init) => {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      sent.push({
        url,
        method: init.method ?? '',
        headers: new Headers(init.headers),
        body,
        redirect: init.redirect,
      })
      const answer = answers[Math.min(sent.length, answers.length) - 1] as () => Response
      return answer()
    },
    locale: () => 'cs',
    appId: () => 'app-1',
    isAutomated: false,
    cartId: {
      read: () => cart,
      keep: (id) => {
        cart = id
      },
    },
    alone: (_name, work) => work(),
    leaveFor: (path) => void left.push(path),
    leaveForLogin: () => void left.push('login'),
    log: (message) => void logged.push(message),
    ...own,
  })
  return { api, sent, logged, left }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
export const ok = () => json({ fine: true })
