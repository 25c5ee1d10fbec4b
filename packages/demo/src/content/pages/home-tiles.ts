import { destinations } from '../destinations.ts'
import { t, tiles } from '../words.ts'

export const whereTo = tiles(
  'picture',
  t(
    'Dokąd tym razem?',
    'Kam tentokrát?',
    'Încotro de data aceasta?',
    'Hová menjünk most?',
    'Куди цього разу?',
  ),
  [destinations.grecja, destinations.turcja, destinations.egipt, destinations.kanary],
)
