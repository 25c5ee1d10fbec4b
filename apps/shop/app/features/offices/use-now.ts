import { useEffect, useState } from 'react'

const minute = 60_000

/** The moment the server spoke of, so that both draw the same page; from then on the guest's own clock. */
export function useNow(asRendered: string): Date {
  const [now, setNow] = useState(() => new Date(asRendered))
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(ticking)
  }, [])
  return now
}
