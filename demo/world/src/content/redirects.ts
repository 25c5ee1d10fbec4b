import type { Fields } from './words.ts'

/** Old addresses that were printed in catalogues and emails. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/biura', '/kontakt/biura-tui'],
  ['/biura-podrozy', '/kontakt/biura-tui'],
  ['/faq', '/pytania-i-odpowiedzi'],
  ['/pomoc', '/pytania-i-odpowiedzi'],
  ['/newsletter', '/formularz-do-newslettera'],
  ['/reklamacje', '/informacje/reklamacje'],
  ['/szczepienia', '/informacje/zdrowie-i-szczepienia'],
  ['/zdrowie', '/informacje/zdrowie-i-szczepienia'],
  ['/konwencja-warszawska', '/informacje/odpowiedzialnosc-przewoznika'],
  ['/konwencja-montrealska', '/informacje/odpowiedzialnosc-przewoznika'],
  ['/gwarancja', '/informacje/gwarancja-ubezpieczeniowa'],
  ['/formularz-informacyjny', '/informacje/standardowy-formularz-informacyjny'],
  ['/warunki-uczestnictwa', '/regulamin'],
  ['/polityka-cookies', '/polityka-prywatnosci'],
  ['/blog', '/poradnik'],
  ['/kierunki', '/wypoczynek'],
  ['/narty', '/zima'],
  ['/first-minute', '/przedsprzedaz'],
  ['/czartery', '/wyszukiwarka-lotow'],
]

export const redirects: (Fields & { from: string; to: string })[] = moved.map(([from, to]) => ({
  from,
  to,
  permanent: true,
}))
