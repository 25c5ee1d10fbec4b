import type { ContentRecipe } from '@wojaz/content/testing'
import { tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { quizPage } from './quiz-content.ts'

type Writer = Parameters<ContentRecipe['fill']>[0]

/** A page for each listing, and a quiz. */
export async function addListings(writer: Writer): Promise<void> {
  for (const type of tripTypes)
    await writer.addPage({
      url: tripTypeConfiguration[type].listingPath,
      pageType: type === 'CZ' ? 'charters' : 'listing',
      title: `Wyniki ${type}`,
      slots: [],
    })
  await writer.addPage(quizPage)
}
