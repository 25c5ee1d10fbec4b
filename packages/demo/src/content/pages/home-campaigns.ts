import { countdown } from '../components.ts'
import { daysFromSeeding } from '../placeholders.ts'
import { scene, t } from '../words.ts'

export const presaleCountdown = countdown({
  heading: t(
    'Przedsprzedaż lata rusza za',
    'Předprodej léta začíná za',
    'Prevânzarea de vară începe în',
    'A nyári elővétel kezdetéig',
    'Передпродаж літа почнеться за',
  ),
  text: t(
    'Zapisani dostają e-mail dzień wcześniej i wybierają pokoje jako pierwsi.',
    'Přihlášení dostanou e-mail o den dřív a vybírají pokoje jako první.',
    'Cei înscriși primesc un e-mail cu o zi înainte și aleg primii camerele.',
    'A feliratkozók egy nappal előbb kapnak e-mailt, és elsőként választanak szobát.',
    'Хто підписався, отримує лист на день раніше й першим обирає номер.',
  ),
  until: daysFromSeeding(12),
  picture: scene(
    'pool',
    'greek',
    'morning',
    'cd1',
    t(
      'Basen nad morzem o poranku',
      'Bazén nad mořem za rána',
      'Piscină la mare dimineața',
      'Medence a tenger fölött reggel',
      'Басейн над морем уранці',
    ),
  ),
  link: {
    label: t('Zapisz się', 'Přihlásit se', 'Înscrie-te', 'Feliratkozom', 'Підписатися'),
    url: '/przedsprzedaz',
  },
})
