/** Tabs of one browser tell each other who is logged in. They only send the hashed id of the customer. */
const name = 'account'

interface AccountNews {
  tell(user: string | null): void
  stop(): void
}

/** Calls `onNews` when another tab reports a user. */
export function listenToAccountNews(onNews: (user: string | null) => void): AccountNews {
  // Without BroadcastChannel the tab learns it with the next poll, at most four minutes later.
  if (!('BroadcastChannel' in globalThis)) return { tell() {}, stop() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === 'string') onNews(data)
  }
  return { tell: (user) => channel.postMessage(user), stop: () => channel.close() }
}
