import type { Page } from '@playwright/test'

/** A mid-range phone. */
export const phoneScreen = { width: 412, height: 823 }

/** Elements of an open page: all of them, and those that the browser has laid out for the first view. */
export function countElements(page: Page): Promise<{ all: number; firstView: number }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    )
    return { all: document.querySelectorAll('*').length, firstView: shown.length }
  })
}
