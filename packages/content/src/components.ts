import type { allBlocks } from './blocks/all-blocks.ts'
import type { ComponentFrame } from './component-frame.ts'
import type { Picture } from './values.ts'

export type { ComponentFrame } from './component-frame.ts'

type Blocks = typeof allBlocks
type Components = {
  [Name in keyof Blocks]: ComponentFrame & { name: Name } & NonNullable<ReturnType<Blocks[Name]['read']>>
}
export type ComponentName = keyof Components

/** A component of a page, as the shop gets it: the frame of every component, and what its block reads. */
export type Component = Components[ComponentName]
export type ComponentOf<Name extends ComponentName> = Components[Name]

export type Tile = ComponentOf<'tiles'>['items'][number]
export type QuizQuestion = ComponentOf<'quiz'>['questions'][number]
export type QuizAnswer = QuizQuestion['answers'][number]
/** What an answer means in a search. Null and empty fields are not decided by it. */
export type QuizRule = QuizAnswer['rule']

/** A guide article, as other pages link to it. */
export interface ArticleCard {
  url: string
  title: string
  lead: string | null
  picture: Picture | null
  topic: string | null
  /** Day, yyyy-MM-dd. */
  publishedOn: string
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

export interface OfficeCity {
  name: string
  seoName: string
  offices: number
}

/** More destinations cannot be told apart in one price chart. */
export const mostCompared = 3
