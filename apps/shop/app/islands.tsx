import { type ComponentProps, useEffect, useState } from 'react'
import { whenInteractive } from './browser/when-interactive.ts'
import type { IslandHosts } from './island-hosts.tsx'

/** What no guest waits for is loaded when the page is at rest; where that fails, the page does without. */
export function Islands(props: ComponentProps<typeof IslandHosts>) {
  const [loaded, setLoaded] = useState<{ Hosts: typeof IslandHosts } | null>(null)
  useEffect(
    () =>
      whenInteractive(() => {
        import('./island-hosts.tsx').then(
          ({ IslandHosts: Hosts }) => setLoaded({ Hosts }),
          () => {},
        )
      }),
    [],
  )
  return loaded ? <loaded.Hosts {...props} /> : null
}
