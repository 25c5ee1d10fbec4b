import { destinations } from '../destinations.ts'
import { tiles } from '../words.ts'

export const whereTo = tiles(
  'compact',
  {
    pl: 'Dokąd tym razem?',
    cs: 'Kam tentokrát?',
    ro: 'Încotro de data aceasta?',
    hu: 'Hová menjünk most?',
    uk: 'Куди цього разу?',
  },
  [destinations.wlochy, destinations.chorwacja, destinations.tajlandia, destinations.tatry],
)
