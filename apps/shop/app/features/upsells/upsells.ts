export { ExtraLines, ExtraList } from './extra-lines.tsx'
export { UpsellCard } from './upsell-card.tsx'
export { UpsellCards } from './upsell-cards.tsx'
export { upsellIcons } from './upsell-icons.ts'
