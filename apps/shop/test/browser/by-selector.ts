import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For elements without a role or name, such as the summary of a disclosure. */
    getBySelector(selector: string): Locator
  }
}

locators.extend({ getBySelector: (selector: string) => `css=${selector}` })

export const bySelector = (selector: string): Locator => page.getBySelector(selector)
