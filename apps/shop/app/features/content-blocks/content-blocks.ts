import type { ComponentName } from '@wojaz/content'
import { type ComponentType, lazy } from 'react'
import { island, orWait } from '../../ui/island.tsx'
import { Banner } from './banner.tsx'
import type { BlockProps } from './block.ts'
import { BlogPosts } from './blog-posts.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CustomHtml } from './custom-html.tsx'
import { Hero } from './hero.tsx'
import { OfferCarousel } from './offer-carousel.tsx'
import { Quiz } from './quiz.tsx'
import { RichText } from './rich-text.tsx'
import { SeoLinks } from './seo-links.tsx'
import { SeoText } from './seo-text.tsx'
import { Tiles } from './tiles.tsx'
import { TopDestinations } from './top-destinations.tsx'

export type { BlockProps, ComponentOf } from './block.ts'
export { BreadcrumbTrail } from './breadcrumbs.tsx'

export type BlockRegistry = { [Name in ComponentName]: ComponentType<BlockProps<Name>> }

// The server loads these modules before it renders the first page. The browser loads them after the first render.
const contactForm = import.meta.env.SSR
  ? (await import('./contact-form.tsx')).ContactForm
  : lazy(() => orWait(import('./contact-form.tsx').then((file) => ({ default: file.ContactForm }))))
const countdownTile = import.meta.env.SSR
  ? (await import('./countdown-tile.tsx')).CountdownTile
  : lazy(() => orWait(import('./countdown-tile.tsx').then((file) => ({ default: file.CountdownTile }))))
const facultativeTrips = import.meta.env.SSR
  ? (await import('./facultative-trips.tsx')).FacultativeTrips
  : lazy(() => orWait(import('./facultative-trips.tsx').then((file) => ({ default: file.FacultativeTrips }))))
const faq = import.meta.env.SSR
  ? (await import('./faq.tsx')).Faq
  : lazy(() => orWait(import('./faq.tsx').then((file) => ({ default: file.Faq }))))
const newsletterForm = import.meta.env.SSR
  ? (await import('./newsletter-form.tsx')).NewsletterForm
  : lazy(() => orWait(import('./newsletter-form.tsx').then((file) => ({ default: file.NewsletterForm }))))
const officeSearch = import.meta.env.SSR
  ? (await import('./office-search.tsx')).OfficeSearch
  : lazy(() => orWait(import('./office-search.tsx').then((file) => ({ default: file.OfficeSearch }))))
const priceChart = import.meta.env.SSR
  ? (await import('./price-chart.tsx')).PriceChart
  : lazy(() => orWait(import('./price-chart.tsx').then((file) => ({ default: file.PriceChart }))))
const regulations = import.meta.env.SSR
  ? (await import('./regulations.tsx')).Regulations
  : lazy(() => orWait(import('./regulations.tsx').then((file) => ({ default: file.Regulations }))))
const video = import.meta.env.SSR
  ? (await import('./video.tsx')).Video
  : lazy(() => orWait(import('./video.tsx').then((file) => ({ default: file.Video }))))

/** Every component of the CMS must have a block here, or this file does not compile. */
export const blockRegistry: BlockRegistry = {
  hero: Hero,
  banner: Banner,
  countdownTile: island(countdownTile),
  tiles: Tiles,
  offerCarousel: OfferCarousel,
  topDestinations: TopDestinations,
  priceChart: island(priceChart),
  facultativeTrips: island(facultativeTrips),
  blogPosts: BlogPosts,
  richText: RichText,
  customHtml: CustomHtml,
  faq: island(faq),
  contactForm: island(contactForm),
  newsletterForm: island(newsletterForm),
  seoLinks: SeoLinks,
  seoText: SeoText,
  regulations: island(regulations),
  breadcrumbs: Breadcrumbs,
  officeSearch: island(officeSearch),
  video: island(video),
  quiz: Quiz,
}

/** Blocks whose HTML depends on nothing but what an editor wrote (`ui/drawn-once.tsx`). */
export const unchangingBlocks: ReadonlySet<ComponentName> = new Set([
  'tiles',
  'blogPosts',
  'richText',
  'seoLinks',
  'seoText',
])
