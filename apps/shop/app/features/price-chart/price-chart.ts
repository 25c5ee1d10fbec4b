export { ChartTable } from './chart-table.tsx'
export { LowestPriceChart } from './lowest-price-chart.tsx'
export { PriceChartScreen } from './price-chart-screen.tsx'
export type { PriceChartFacts } from './price-chart-view.ts'
