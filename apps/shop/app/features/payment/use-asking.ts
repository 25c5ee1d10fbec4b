import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const askEveryMs = 2_000

/** While the bank has not said its word the page asks every two seconds. */
export function useAsking(isWaiting: boolean) {
  const { revalidate, state } = useRevalidator()
  const ask = useEffectEvent(() => {
    if (state === 'idle') void revalidate()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(ask, askEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting])
}
