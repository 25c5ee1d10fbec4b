import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const askEveryMs = 2_000

/** Polls every two seconds until the bank has decided. */
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
