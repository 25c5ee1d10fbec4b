export { ExtraLines, ExtraList } from './extra-lines.tsx'
export { UpsellCards } from './upsell-cards.tsx'
export { upsellIcons } from './upsell-icons.ts'
