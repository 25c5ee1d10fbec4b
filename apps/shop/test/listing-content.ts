import type { ContentRecipe } from '@wojaz/content/testing'
import { tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { destinationContent } from './destination-content.ts'
import { quizPage } from './quiz-content.ts'

/** The places of the small inventory, a page for each listing, and a quiz. */
export const listingContent: ContentRecipe = {
  name: 'shop_listings',
  async fill(writer) {
    await destinationContent.fill(writer)
    for (const type of tripTypes)
      await writer.addPage({
        url: tripTypeConfiguration[type].listingPath,
        pageType: type === 'CZ' ? 'charters' : 'listing',
        title: `Wyniki ${type}`,
        slots: [],
      })
    await writer.addPage(quizPage)
  },
}
