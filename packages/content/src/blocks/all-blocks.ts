import { banner } from './banner.ts'
import { blogPosts } from './blog-posts.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { contactForm } from './contact-form.ts'
import { countdownTile } from './countdown-tile.ts'
import { customHtml } from './custom-html.ts'
import { facultativeTrips } from './facultative-trips.ts'
import { faq } from './faq.ts'
import { hero } from './hero.ts'
import { newsletterForm } from './newsletter-form.ts'
import { offerCarousel } from './offer-carousel.ts'
import { officeSearch } from './office-search.ts'
import { priceChart } from './price-chart.ts'
import { quiz } from './quiz.ts'
import { regulations } from './regulations.ts'
import { richText } from './rich-text.ts'
import { seoLinks } from './seo-links.ts'
import { seoText } from './seo-text.ts'
import { tiles } from './tiles.ts'
import { topDestinations } from './top-destinations.ts'
import { video } from './video.ts'

/** Everything an editor can put into a slot, in the order of the editor's menu. */
export const allBlocks = {
  hero,
  banner,
  countdownTile,
  tiles,
  offerCarousel,
  topDestinations,
  priceChart,
  facultativeTrips,
  blogPosts,
  richText,
  faq,
  contactForm,
  newsletterForm,
  officeSearch,
  video,
  quiz,
  seoText,
  seoLinks,
  regulations,
  breadcrumbs,
  customHtml,
}

export const componentNames: readonly string[] = Object.keys(allBlocks)
