import { kontakt, oNas, poradnik } from './pages/about.ts'
import { egipt, tajlandia, tatry, wyspyKanaryjskie } from './pages/guides-far.ts'
import { chorwacja, grecja, turcja, wlochy } from './pages/guides-mediterranean.ts'
import { home } from './pages/home.ts'
import { inspiracje, noclegi, zima } from './pages/landing.ts'
import { deklaracjaDostepnosci, politykaPrywatnosci, regulamin } from './pages/legal.ts'

/** Every page of the demo world; a test sees to it that no link leads out of this list. */
export const pages = [
  home,
  inspiracje,
  grecja,
  turcja,
  egipt,
  wyspyKanaryjskie,
  wlochy,
  chorwacja,
  tajlandia,
  tatry,
  zima,
  noclegi,
  poradnik,
  oNas,
  kontakt,
  politykaPrywatnosci,
  regulamin,
  deklaracjaDostepnosci,
]
