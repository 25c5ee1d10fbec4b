import type { Localised } from '@wojaz/travel/locale'
import { seoLinks, seoText } from '../components.ts'
import { destinations } from '../destinations.ts'
import { beforeLinks, officesLink, rightsLinks } from '../side-menus.ts'
import type { Fields } from '../words.ts'

export const textBelowHome = seoText(
  {
    pl: 'Wakacje, które zaczynają się od pytania',
    cs: 'Dovolená, která začíná otázkou',
    ro: 'Vacanțe care încep cu o întrebare',
    hu: 'Nyaralás, amely kérdéssel kezdődik',
    uk: 'Відпустка, що починається із запитання',
  },
  {
    pl: 'Wojaż to wakacje samolotem, wyjazdy własnym autem, objazdy, narty i same przeloty – z lotnisk w całej Polsce. Przy każdym hotelu piszemy, dla kogo jest, a dla kogo nie; przy każdej cenie – co zawiera.\n\n## Jedna cena od początku do końca\n\nKwota na liście, na stronie hotelu i przy kasie jest ta sama. Są w niej podatki, opłaty lotniskowe i składki na fundusze, które [chronią Twoje wpłaty](/informacje/gwarancja-ubezpieczeniowa). Dodatki wybierasz tylko wtedy, gdy chcesz.\n\n## Ktoś jest po drugiej stronie\n\nPrzed wyjazdem doradzą Ci ludzie z [biur](/kontakt/biura-tui) i z infolinii, w podróży – rezydent i telefon {{emergencyPhone}} ({{emergencyHours}}). A jeśli coś pójdzie nie tak, powiemy, [jakie masz prawa](/informacje/standardowy-formularz-informacyjny).',
    cs: 'Wojaż znamená dovolenou letadlem i vlastním autem, okruhy, lyže a samotné lety – z letišť v celém Polsku. U každého hotelu píšeme, pro koho je a pro koho ne; u každé ceny, co obsahuje.\n\n## Jedna cena od začátku do konce\n\nČástka v seznamu, na stránce hotelu i u pokladny je stejná. Jsou v ní daně, letištní poplatky a příspěvky do fondů, které [chrání vaše platby](/informacje/gwarancja-ubezpieczeniowa). Doplňky si zaškrtáváte sami.\n\n## Někdo je na druhé straně\n\nPřed cestou vám poradí lidé z [poboček](/kontakt/biura-tui) a z infolinky, na cestě delegát a telefon {{emergencyPhone}} ({{emergencyHours}}). A když se něco pokazí, řekneme vám, [jaká máte práva](/informacje/standardowy-formularz-informacyjny).',
    ro: 'Wojaż înseamnă vacanțe cu avionul sau cu mașina proprie, circuite, schi și zboruri simple – de pe aeroporturi din toată Polonia. La fiecare hotel scriem pentru cine e și pentru cine nu; la fiecare preț, ce cuprinde.\n\n## Un singur preț de la început la sfârșit\n\nSuma din listă, de pe pagina hotelului și de la plată este aceeași. Cuprinde taxele, taxele de aeroport și contribuțiile la fondurile care [îți protejează banii](/informacje/gwarancja-ubezpieczeniowa). Opțiunile le bifezi tu.\n\n## E cineva la celălalt capăt\n\nÎnainte de plecare te sfătuiesc oamenii din [agenții](/kontakt/biura-tui) și de la telefon, iar pe drum reprezentantul și telefonul {{emergencyPhone}} ({{emergencyHours}}). Iar dacă ceva nu merge, îți spunem [ce drepturi ai](/informacje/standardowy-formularz-informacyjny).',
    hu: 'A Wojaż repülős és autós nyaralás, körutazás, síelés és repülőjegy – Lengyelország minden részéből. Minden szállodánál leírjuk, kinek való és kinek nem; minden árnál, hogy mit tartalmaz.\n\n## Egy ár az elejétől a végéig\n\nA listán, a szálloda oldalán és a pénztárnál ugyanaz az összeg. Benne vannak az adók, a reptéri illeték és az alapok díja, amelyek [védik a befizetését](/informacje/gwarancja-ubezpieczeniowa). A kiegészítőket Ön jelöli be.\n\n## Van valaki a vonal végén\n\nIndulás előtt az [irodák](/kontakt/biura-tui) és az ügyfélszolgálat munkatársai adnak tanácsot, útközben a képviselő és a telefon: {{emergencyPhone}} ({{emergencyHours}}). Ha pedig valami félresikerül, elmondjuk, [milyen jogai vannak](/informacje/standardowy-formularz-informacyjny).',
    uk: 'Wojaż — це відпустка літаком і власним авто, екскурсійні тури, лижі та самі перельоти з аеропортів усієї Польщі. Біля кожного готелю пишемо, для кого він, а для кого ні; біля кожної ціни — що в ній є.\n\n## Одна ціна від початку до кінця\n\nСума в списку, на сторінці готелю та під час оплати однакова. У ній податки, аеропортові збори та внески до фондів, які [захищають ваші платежі](/informacje/gwarancja-ubezpieczeniowa). Додатки ви позначаєте самі.\n\n## Хтось є на тому кінці\n\nПеред поїздкою порадять люди з [офісів](/kontakt/biura-tui) та інфолінії, у дорозі — представник і телефон {{emergencyPhone}} ({{emergencyHours}}). А якщо щось піде не так, ми скажемо, [які у вас права](/informacje/standardowy-formularz-informacyjny).',
  },
)

const toGuide = ({ label, url }: { label: Localised; url: string }) => ({ label, url })

export const linksBelowHome = seoLinks(
  { pl: 'Na skróty', cs: 'Rychlé odkazy', ro: 'Scurtături', hu: 'Gyors linkek', uk: 'Швидкі посилання' },
  [
    {
      label: { pl: 'Przewodniki', cs: 'Průvodci', ro: 'Ghiduri', hu: 'Útikalauzok', uk: 'Путівники' },
      links: Object.values(destinations).map(toGuide),
    },
    {
      label: { pl: 'Pomysły', cs: 'Nápady', ro: 'Idei', hu: 'Ötletek', uk: 'Ідеї' },
      links: [
        { label: { pl: 'Zima', cs: 'Zima', ro: 'Iarna', hu: 'Tél', uk: 'Зима' }, url: '/zima' },
        {
          label: { pl: 'Noclegi', cs: 'Ubytování', ro: 'Cazare', hu: 'Szállás', uk: 'Житло' },
          url: '/noclegi',
        },
        {
          label: {
            pl: 'Przedsprzedaż lata',
            cs: 'Předprodej léta',
            ro: 'Prevânzare de vară',
            hu: 'Nyári elővétel',
            uk: 'Передпродаж літа',
          },
          url: '/przedsprzedaz',
        },
        {
          label: {
            pl: 'Milion klientów',
            cs: 'Milion klientů',
            ro: 'Un milion de clienți',
            hu: 'Egymillió ügyfél',
            uk: 'Мільйон клієнтів',
          },
          url: '/milion-klientow',
        },
      ],
    },
    {
      label: {
        pl: 'Przed wyjazdem',
        cs: 'Před odjezdem',
        ro: 'Înainte de plecare',
        hu: 'Indulás előtt',
        uk: 'Перед поїздкою',
      },
      links: [...beforeLinks, ...rightsLinks, officesLink],
    },
  ],
)

export const company: Fields[] = [
  {
    blockType: 'organizationSchema',
    name: 'Wojaż',
    legalName: 'Wojaż sp. z o.o.',
    description: {
      pl: 'Biuro podróży: wakacje samolotem i samochodem, wycieczki objazdowe, narty i czartery.',
      cs: 'Cestovní kancelář: dovolená letadlem i autem, poznávací zájezdy, lyže a chartery.',
      ro: 'Agenție de turism: vacanțe cu avionul și cu mașina, circuite, schi și chartere.',
      hu: 'Utazási iroda: repülős és autós nyaralás, körutazás, síelés és charter.',
      uk: 'Туроператор: відпустка літаком і авто, екскурсійні тури, лижі та чартери.',
    },
    street: 'ul. Przykładowa 1',
    postalCode: '00-000',
    city: 'Warszawa',
    sameAs: [],
  },
]
