import { type ComponentType, memo, useState } from 'react'
import { useReportFailure } from '../report/failure-reporter.tsx'
import { FailureBoundary } from './failure-boundary.tsx'

/**
 * For blocks that work without scripts: in a browser their code comes once the page has taken over. Until then, and when it does not
 * come at all, the server's HTML stands as it is. `shell` finds what it stands in, for blocks on pages that change meanwhile: React
 * takes away what it cannot bring up to date, so the very same HTML is put in its place. A block that breaks takes nothing with it.
 */
export function island<Props extends object>(View: ComponentType<Props>, shell?: string) {
  // A page that is drawn again with the same things must not touch what still waits for its code.
  return memo(function Island(props: Props) {
    const report = useReportFailure()
    return (
      <FailureBoundary
        onFailure={(error) => report(shell?.replace(/[^a-z]/g, '') ?? 'island', error)}
        waiting={shell && !import.meta.env.SSR ? <Kept shell={shell} /> : null}
      >
        <View {...props} />
      </FailureBoundary>
    )
  })
}

function Kept({ shell }: { shell: string }) {
  const [__html] = useState(() => document.querySelector(shell)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server has drawn here
  return <div className="contents" dangerouslySetInnerHTML={{ __html }} />
}

/** A file that cannot be had, because the connection is lost or the shop was just renewed, is waited for and takes nothing away. */
export function orWait<Module>(load: Promise<Module>): Promise<Module> {
  return load.catch(() => new Promise<never>(() => {}))
}
