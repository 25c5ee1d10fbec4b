export { ExtraLines } from './extra-lines.tsx'
export { UpsellCards } from './upsell-cards.tsx'
