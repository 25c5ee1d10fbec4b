import { faq } from '../../components.ts'
import { article, page, type WrittenPage } from '../../words.ts'
import { directionsLink } from './destinations.ts'

export const exploreLink = {
  label: {
    pl: 'Dokąd w moim budżecie',
    cs: 'Kam s mým rozpočtem',
    ro: 'Unde cu bugetul meu',
    hu: 'Hová a keretemből',
    uk: 'Куди з моїм бюджетом',
  },
  url: '/odkrywaj',
}

/** The form, the destinations and the map are the shop's own; these are the words around them. */
export const odkrywaj: WrittenPage = page(
  exploreLink.url,
  {
    pl: 'Dokąd polecisz w\u00a0swoim budżecie',
    cs: 'Kam se dostanete se svým rozpočtem',
    ro: 'Unde ajungi cu bugetul tău',
    hu: 'Hová jut el a keretéből',
    uk: 'Куди ви поїдете зі своїм бюджетом',
  },
  {
    pl: 'Podaj, ile chcesz wydać i kto jedzie. Pokażemy każdy kierunek, na który to wystarczy, z najtańszą ofertą i cenami na rok.',
    cs: 'Řekněte, kolik chcete utratit a kdo jede. Ukážeme každou destinaci, na kterou to stačí, s nejlevnější nabídkou a cenami na rok.',
    ro: 'Spune cât vrei să cheltuiești și cine călătorește. Îți arătăm fiecare destinație în care îți ajung banii, cu cea mai ieftină ofertă și prețurile pe un an.',
    hu: 'Mondja meg, mennyit szán rá és kik utaznak. Megmutatunk minden úti célt, amire futja, a legolcsóbb ajánlattal és egy év áraival.',
    uk: 'Скажіть, скільки хочете витратити й хто їде. Покажемо кожен напрямок, на який вистачить, із найдешевшою пропозицією та цінами на рік.',
  },
  [
    article(
      {
        pl: 'Skąd te ceny',
        cs: 'Odkud jsou ty ceny',
        ro: 'De unde vin prețurile',
        hu: 'Honnan vannak az árak',
        uk: 'Звідки ці ціни',
      },
      {
        pl: 'Każda cena to prawdziwa oferta, którą można teraz zarezerwować dla podanych osób: z przelotem lub dojazdem własnym, noclegiem i wszystkimi obowiązkowymi opłatami. Taka sama stoi na liście, na karcie hotelu i w podsumowaniu.\n\nNa cenę najmocniej wpływa termin. Jeśli miesiąc jest oznaczony jako drogi, zajrzyj do sąsiedniego: tydzień wcześniej lub później bywa tańszy o jedną trzecią.',
        cs: 'Každá cena je skutečná nabídka, kterou teď lze pro zadané osoby rezervovat: s letem nebo vlastní dopravou, noclehem a všemi povinnými poplatky. Stejná je v seznamu, na kartě hotelu i v souhrnu.\n\nNejvíc o ceně rozhoduje termín. Je-li měsíc označen jako drahý, podívejte se na sousední: o týden dřív nebo později bývá o třetinu levněji.',
        ro: 'Fiecare preț este o ofertă reală, care poate fi rezervată acum pentru persoanele indicate: cu zbor sau transport propriu, cazare și toate taxele obligatorii. Același preț e în listă, pe fișa hotelului și în rezumat.\n\nCel mai mult contează data. Dacă o lună e marcată ca scumpă, uită-te la cea vecină: cu o săptămână mai devreme sau mai târziu poate fi cu o treime mai ieftin.',
        hu: 'Minden ár valódi, most foglalható ajánlat a megadott utasoknak: repülővel vagy saját közlekedéssel, szállással és minden kötelező díjjal. Ugyanez az ár áll a listában, a szálloda adatlapján és az összesítőben.\n\nAz árat leginkább az időpont dönti el. Ha egy hónap drága, nézze meg a szomszédosat: egy héttel korábban vagy később akár harmadával olcsóbb lehet.',
        uk: 'Кожна ціна — справжня пропозиція, яку зараз можна забронювати для вказаних осіб: з перельотом або власним транспортом, проживанням і всіма обов’язковими зборами. Така сама стоїть у списку, на картці готелю та в підсумку.\n\nНайбільше на ціну впливає дата. Якщо місяць позначено як дорогий, зазирніть у сусідній: на тиждень раніше чи пізніше буває на третину дешевше.',
      },
    ),
    faq(
      {
        pl: 'Zanim zaczniesz liczyć',
        cs: 'Než začnete počítat',
        ro: 'Înainte să începi să calculezi',
        hu: 'Mielőtt számolni kezd',
        uk: 'Перш ніж рахувати',
      },
      { topics: ['payment'] },
    ),
  ],
  [directionsLink, exploreLink],
)
