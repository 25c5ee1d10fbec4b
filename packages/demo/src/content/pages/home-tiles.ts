import { destinations } from '../destinations.ts'
import { t, tiles } from '../words.ts'

export const whereTo = tiles(
  'compact',
  t(
    'Dokąd tym razem?',
    'Kam tentokrát?',
    'Încotro de data aceasta?',
    'Hová menjünk most?',
    'Куди цього разу?',
  ),
  [destinations.wlochy, destinations.chorwacja, destinations.tajlandia, destinations.tatry],
)
