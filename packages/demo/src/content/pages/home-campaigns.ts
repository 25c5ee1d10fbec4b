import { banner, countdown } from '../components.ts'
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

export const winterBanner = banner({
  layout: 'poster',
  badge: t('Zima', 'Zima', 'Iarna', 'Tél', 'Зима'),
  heading: t(
    'Pięć godzin do lata',
    'Pět hodin do léta',
    'Cinci ore până la vară',
    'Öt óra a nyárig',
    'П’ять годин до літа',
  ),
  text: t(
    'Gdy u nas pada deszcz ze śniegiem, na Teneryfie obiad je się na tarasie. Zebraliśmy miejsca, w których styczeń jest ciepły – i takie, w których jest naprawdę biały.',
    'Když u nás padá déšť se sněhem, na Tenerife se obědvá na terase. Vybrali jsme místa, kde je leden teplý – a taková, kde je opravdu bílý.',
    'Când la noi plouă cu ninsoare, în Tenerife se mănâncă pe terasă. Am adunat locuri unde ianuarie e cald – și altele unde e cu adevărat alb.',
    'Amikor itthon havas eső esik, Tenerifén a teraszon ebédelnek. Összegyűjtöttük a helyeket, ahol meleg a január – és ahol igazán fehér.',
    'Коли в нас сніг із дощем, на Тенерифе обідають на терасі. Ми зібрали місця, де січень теплий, — і такі, де він справді білий.',
  ),
  picture: scene(
    'beach',
    'canary',
    'noon',
    'wb1',
    t(
      'Szeroka plaża i wulkan w tle',
      'Široká pláž a sopka v pozadí',
      'Plajă lată cu un vulcan în fundal',
      'Széles strand, háttérben vulkánnal',
      'Широкий пляж із вулканом на тлі',
    ),
  ),
  link: {
    label: t(
      'Zobacz pomysły',
      'Prohlédnout nápady',
      'Vezi ideile',
      'Ötletek megtekintése',
      'Переглянути ідеї',
    ),
    url: '/zima',
  },
})
