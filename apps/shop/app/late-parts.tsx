import { type ComponentProps, useEffect, useState } from 'react'
import { whenInteractive } from './browser/when-interactive.ts'
import type { LateHosts } from './late-hosts.tsx'

/** What no guest waits for is loaded when the page is at rest; where that fails, the page does without. */
export function LateParts(props: ComponentProps<typeof LateHosts>) {
  const [loaded, setLoaded] = useState<{ Hosts: typeof LateHosts } | null>(null)
  useEffect(
    () =>
      whenInteractive(() => {
        import('./late-hosts.tsx').then(
          ({ LateHosts: Hosts }) => setLoaded({ Hosts }),
          () => {},
        )
      }),
    [],
  )
  return loaded ? <loaded.Hosts {...props} /> : null
}
