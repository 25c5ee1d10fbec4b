import { type ComponentProps, useEffect, useState } from 'react'
import { whenInteractive } from './browser/when-interactive.ts'
import type { IslandHosts } from './island-hosts.tsx'

/** Loads what no guest waits for when the page is idle. If that fails, the page works without it. */
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
