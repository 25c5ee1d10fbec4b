/** Tabs of one browser tell each other who is logged in. What travels is the hashed name of the customer, nothing else. */
const name = 'account'

interface AccountNews {
  tell(user: string | null): void
  stop(): void
}

/** Calls back when another tab knows a user that this one may not know yet. */
export function listenToAccountNews(onNews: (user: string | null) => void): AccountNews {
  // An old browser hears at the next look, four minutes later at most.
  if (!('BroadcastChannel' in globalThis)) return { tell() {}, stop() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === 'string') onNews(data)
  }
  return { tell: (user) => channel.postMessage(user), stop: () => channel.close() }
}
