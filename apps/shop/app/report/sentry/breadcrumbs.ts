export interface Breadcrumb {
  /** Seconds, as error services count. */
  timestamp: number
  category: 'navigation' | 'ui.click' | 'console' | 'fetch'
  message: string
  level: 'info' | 'warning' | 'error'
}

export const mostBreadcrumbs = 100

/** What led up to a failure: the last hundred steps, in order. */
export function createBreadcrumbs(now: () => number) {
  const trail: Breadcrumb[] = []
  return {
    leave(category: Breadcrumb['category'], message: string, level: Breadcrumb['level'] = 'info') {
      trail.push({ timestamp: now() / 1000, category, message: message.slice(0, 300), level })
      if (trail.length > mostBreadcrumbs) trail.shift()
    },
    trail: (): readonly Breadcrumb[] => [...trail],
  }
}
