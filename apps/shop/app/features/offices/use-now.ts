import { useEffect, useState } from 'react'

const minute = 60_000

/** The server's time for the first render, so that the HTML matches. After that the guest's clock. */
export function useNow(asRendered: string): Date {
  const [now, setNow] = useState(() => new Date(asRendered))
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(ticking)
  }, [])
  return now
}
