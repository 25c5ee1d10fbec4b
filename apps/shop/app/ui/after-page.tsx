import { type ComponentType, Suspense } from 'react'

/**
 * For blocks that work without scripts: in a browser their code comes once the page has taken over. Until then, and when it does not
 * come at all, the server's HTML stands as it is.
 */
export function afterPage<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function AfterPage(props) {
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    )
  }
}

/** A file that cannot be had, because the connection is lost or the shop was just renewed, is waited for and takes nothing away. */
export function orWait<Module>(load: Promise<Module>): Promise<Module> {
  return load.catch(() => new Promise<never>(() => {}))
}
