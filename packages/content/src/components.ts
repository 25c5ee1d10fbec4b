import type { Locale } from '@wojaz/travel/locale'
import type { TripType } from '@wojaz/travel/trip'
import type { ComponentFrame } from './component-kinds/component-frame.ts'
import type { ContactFormComponent, NewsletterFormComponent } from './component-kinds/form-components.ts'
import type {
  FacultativeTripsComponent,
  OfferCarouselComponent,
  PriceChartComponent,
  TopDestinationsComponent,
} from './component-kinds/offer-components.ts'
import type { QuizComponent } from './component-kinds/quiz-component.ts'
import type { LinkTo, Picture } from './values.ts'

export type { ComponentFrame } from './component-kinds/component-frame.ts'
export type {
  ContactFormComponent,
  MailingList,
  NewsletterFormComponent,
} from './component-kinds/form-components.ts'
export { mailingLists } from './component-kinds/form-components.ts'
export type {
  FacultativeTrip,
  FacultativeTripsComponent,
  OfferCarouselComponent,
  OfferCriteria,
  OfferSource,
  PriceChartComponent,
  TopDestinationsComponent,
} from './component-kinds/offer-components.ts'
export { mostCompared, offerSources } from './component-kinds/offer-components.ts'
export type {
  QuizAnswer,
  QuizComponent,
  QuizFeature,
  QuizQuestion,
  QuizRule,
} from './component-kinds/quiz-component.ts'
export { quizFeatures } from './component-kinds/quiz-component.ts'

export interface HeroComponent extends ComponentFrame {
  name: 'hero'
  eyebrow: string | null
  heading: string
  lead: string | null
  picture: Picture
  callToAction: LinkTo | null
  secondaryAction: LinkTo | null
}

export interface BannerComponent extends ComponentFrame {
  name: 'banner'
  heading: string | null
  text: string | null
  badge: string | null
  picture: Picture
  link: LinkTo | null
  /** `poster`: a large picture with its words; `strip`: a slim line between other components. */
  layout: 'poster' | 'strip'
}

export interface CountdownTileComponent extends ComponentFrame {
  name: 'countdownTile'
  heading: string
  text: string | null
  /** ISO moment. */
  until: string
  /** Said once the moment has passed; null: the tile goes away. */
  endedText: string | null
  picture: Picture | null
  link: LinkTo | null
}

export interface TilesComponent extends ComponentFrame {
  name: 'tiles'
  heading: string | null
  lead: string | null
  /** `picture`: large picture cards; `compact`: small picture beside the text; `fact`: an icon and a sentence. */
  layout: 'picture' | 'compact' | 'fact'
  items: Tile[]
}

export interface Tile {
  label: string
  text: string | null
  badge: string | null
  url: string | null
  picture: Picture | null
  icon: TileIcon | null
  directions: string[]
  tripTypes: TripType[]
}

export const tileIcons = ['price', 'shield', 'calendar', 'phone', 'plane', 'sun', 'snow', 'heart'] as const
export type TileIcon = (typeof tileIcons)[number]

export interface BlogPostsComponent extends ComponentFrame {
  name: 'blogPosts'
  heading: string
  lead: string | null
  /** The newest first. */
  posts: ArticleCard[]
  link: LinkTo | null
}

/** A guide article as other pages point to it. */
export interface ArticleCard {
  url: string
  title: string
  lead: string | null
  picture: Picture | null
  topic: string | null
  /** Day, yyyy-MM-dd. */
  publishedOn: string
}

export interface RichTextComponent extends ComponentFrame {
  name: 'richText'
  heading: string | null
  html: string
}

export interface CustomHtmlComponent extends ComponentFrame {
  name: 'customHtml'
  /** Sanitised on the way out of the CMS. */
  html: string
  /** Already scoped to this component's uid. */
  styles: string
}

export interface FaqComponent extends ComponentFrame {
  name: 'faq'
  heading: string | null
  lead: string | null
  questions: FaqQuestion[]
}

export interface FaqQuestion {
  id: string
  question: string
  html: string
  topic: FaqTopic
}

export const faqTopics = [
  'booking',
  'payment',
  'flight',
  'luggage',
  'hotel',
  'documents',
  'changes',
  'account',
] as const
export type FaqTopic = (typeof faqTopics)[number]

export interface SeoLinksComponent extends ComponentFrame {
  name: 'seoLinks'
  heading: string | null
  groups: { label: string | null; links: LinkTo[] }[]
}

export interface SeoTextComponent extends ComponentFrame {
  name: 'seoText'
  heading: string | null
  html: string
  /** Only the beginning is shown at first. */
  collapsed: boolean
}

export interface RegulationsComponent extends ComponentFrame {
  name: 'regulations'
  heading: string | null
  html: string
  documents: DocumentLink[]
}

/** A file to take home. */
export interface DocumentLink {
  label: string
  url: string
  bytes: number
}

export interface BreadcrumbsComponent extends ComponentFrame {
  name: 'breadcrumbs'
  /** The page's own unless an editor has written others here. */
  steps: LinkTo[]
}

export interface OfficeSearchComponent extends ComponentFrame {
  name: 'officeSearch'
  heading: string | null
  lead: string | null
  /** Where there are offices, by name. */
  cities: OfficeCity[]
}

export interface OfficeCity {
  name: string
  seoName: string
  offices: number
}

export interface VideoComponent extends ComponentFrame {
  name: 'video'
  heading: string | null
  /** What happens in the film, in one sentence. */
  description: string
  src: string
  contentType: string
  poster: Picture
  captions: { src: string; locale: Locale }[]
  /** Everything that is said and shown, for whoever cannot see or hear it. */
  transcriptHtml: string
}

export type Component =
  | HeroComponent
  | BannerComponent
  | CountdownTileComponent
  | TilesComponent
  | OfferCarouselComponent
  | TopDestinationsComponent
  | PriceChartComponent
  | FacultativeTripsComponent
  | BlogPostsComponent
  | RichTextComponent
  | CustomHtmlComponent
  | FaqComponent
  | ContactFormComponent
  | NewsletterFormComponent
  | SeoLinksComponent
  | SeoTextComponent
  | RegulationsComponent
  | BreadcrumbsComponent
  | OfficeSearchComponent
  | VideoComponent
  | QuizComponent
export type ComponentName = Component['name']
