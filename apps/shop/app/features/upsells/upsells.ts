export { ExtraLines, ExtraList } from './extra-lines.tsx'
export type { ExtraWords } from './extra-words.ts'
export { UpsellCards } from './upsell-cards.tsx'
export { upsellIcons } from './upsell-icons.ts'
