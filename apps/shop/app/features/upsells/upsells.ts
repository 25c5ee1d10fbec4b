export { UpsellCard } from './upsell-card.tsx'
export { UpsellCards } from './upsell-cards.tsx'
export { upsellIcons } from './upsell-icons.ts'
export { UpsellLines, UpsellList } from './upsell-lines.tsx'
