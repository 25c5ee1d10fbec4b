import { type ComponentType, memo, Suspense } from 'react'

/**
 * For blocks that work without scripts: in a browser their code comes once the page has taken over. Until then, and when it does not
 * come at all, the server's HTML stands as it is.
 */
export function afterPage<Props extends object>(View: ComponentType<Props>) {
  // A page that is drawn again with the same things must not touch what still waits for its code: React would take it away.
  return memo(function AfterPage(props: Props) {
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    )
  })
}

/** A file that cannot be had, because the connection is lost or the shop was just renewed, is waited for and takes nothing away. */
export function orWait<Module>(load: Promise<Module>): Promise<Module> {
  return load.catch(() => new Promise<never>(() => {}))
}
