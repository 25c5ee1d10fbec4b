import { type ComponentType, memo, useState } from 'react'
import { useReportFailure } from '../report/failure-reporter.tsx'
import { FailureBoundary } from './failure-boundary.tsx'

/**
 * For blocks that work without scripts: in the browser their code is loaded after hydration. Until then, and if it cannot be
 * loaded, the server's HTML stays. `shell` is a selector of the element around the block, for pages that change meanwhile: React
 * removes what it cannot update, so the same HTML is put in its place. A block that fails does not affect the page.
 */
export function island<Props extends object>(View: ComponentType<Props>, shell?: string) {
  // A page that renders again with the same props must not touch a block that is still loading.
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

/**
 * Never rejects: if a chunk cannot be loaded, because the connection is lost or a new version was deployed, the server's HTML
 * stays.
 */
export function orWait<Module>(load: Promise<Module>): Promise<Module> {
  return load.catch(() => new Promise<never>(() => {}))
}
