import { type ComponentType, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useReportFailure } from '../report/failure-reporter.tsx'
import { rememberInput } from './carry-over.ts'
import { FailureBoundary } from './failure-boundary.tsx'

/**
 * For blocks that work without scripts: in the browser their code is loaded after hydration. Until then, and if it cannot be
 * loaded, the server's HTML stays. `shell` is a selector of the element around the block, for pages that change meanwhile: React
 * removes what it cannot update, so the same HTML is put in its place, and what a guest does there is carried over to the block. A
 * block that fails does not affect the page.
 */
export function island<Props extends object>(View: ComponentType<Props>, shell?: string) {
  // A page that renders again with the same props must not touch a block that is still loading.
  return memo(function Island(props: Props) {
    const report = useReportFailure()
    const carryOver = useRef<CarryOver | null>(null)
    return (
      <FailureBoundary
        onFailure={(error) => report(shell?.replace(/[^a-z]/g, '') ?? 'island', error)}
        waiting={shell && !import.meta.env.SSR ? <Kept shell={shell} carryOver={carryOver} /> : null}
      >
        <View {...props} />
        <Taken carryOver={carryOver} />
      </FailureBoundary>
    )
  })
}

type CarryOver = () => void

interface KeptProps {
  shell: string
  carryOver: RefObject<CarryOver | null>
}

function Kept({ shell, carryOver }: KeptProps) {
  const [{ __html, giveTo }] = useState(() => {
    const drawn = document.querySelector(shell)
    return { __html: drawn?.innerHTML ?? '', giveTo: drawn && rememberInput(drawn) }
  })
  const kept = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = kept.current as HTMLDivElement
    const place = element.parentElement as HTMLElement
    giveTo?.(element)
    return () => {
      const giveToBlock = rememberInput(element)
      carryOver.current = () => giveToBlock(place)
    }
  }, [carryOver, giveTo])
  return (
    <div
      ref={kept}
      data-from-server
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server has drawn here
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

/** Drawn together with the block that takes the place of what was kept. */
function Taken({ carryOver }: Pick<KeptProps, 'carryOver'>) {
  useLayoutEffect(() => {
    carryOver.current?.()
    carryOver.current = null
  }, [carryOver])
  return null
}

/**
 * Never rejects: if a chunk cannot be loaded, because the connection is lost or a new version was deployed, the server's HTML
 * stays.
 */
export function orWait<Module>(load: Promise<Module>): Promise<Module> {
  return load.catch(() => new Promise<never>(() => {}))
}
