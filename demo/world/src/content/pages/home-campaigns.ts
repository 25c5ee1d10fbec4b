import { countdown } from '../components.ts'
import { daysFromSeeding } from '../placeholders.ts'
import { scene } from '../words.ts'

export const presaleCountdown = countdown({
  heading: {
    pl: 'Przedsprzedaż lata rusza za',
    cs: 'Předprodej léta začíná za',
    ro: 'Prevânzarea de vară începe în',
    hu: 'A nyári elővétel kezdetéig',
    uk: 'Передпродаж літа почнеться за',
  },
  text: {
    pl: 'Zapisani dostają e-mail dzień wcześniej i wybierają pokoje jako pierwsi.',
    cs: 'Přihlášení dostanou e-mail o den dřív a vybírají pokoje jako první.',
    ro: 'Cei înscriși primesc un e-mail cu o zi înainte și aleg primii camerele.',
    hu: 'A feliratkozók egy nappal előbb kapnak e-mailt, és elsőként választanak szobát.',
    uk: 'Хто підписався, отримує лист на день раніше й першим обирає номер.',
  },
  until: daysFromSeeding(12),
  picture: scene('pool', 'greek', 'morning', 'cd1', {
    pl: 'Basen nad morzem o poranku',
    cs: 'Bazén nad mořem za rána',
    ro: 'Piscină la mare dimineața',
    hu: 'Medence a tenger fölött reggel',
    uk: 'Басейн над морем уранці',
  }),
  link: {
    label: { pl: 'Zapisz się', cs: 'Přihlásit se', ro: 'Înscrie-te', hu: 'Feliratkozom', uk: 'Підписатися' },
    url: '/przedsprzedaz',
  },
})
