import { faq } from '../../components.ts'
import { article, page, t, type WrittenPage } from '../../words.ts'
import { directionsLink } from './directions.ts'

export const exploreLink = {
  label: t(
    'Dokąd w moim budżecie',
    'Kam s mým rozpočtem',
    'Unde cu bugetul meu',
    'Hová a keretemből',
    'Куди з моїм бюджетом',
  ),
  url: '/odkrywaj',
}

/** The form, the directions and the map are the shop's own; these are the words around them. */
export const odkrywaj: WrittenPage = page(
  exploreLink.url,
  t(
    'Dokąd polecisz w\u00a0swoim budżecie',
    'Kam se dostanete se svým rozpočtem',
    'Unde ajungi cu bugetul tău',
    'Hová jut el a keretéből',
    'Куди ви поїдете зі своїм бюджетом',
  ),
  t(
    'Podaj, ile chcesz wydać i kto jedzie. Pokażemy każdy kierunek, na który to wystarczy, z najtańszą ofertą i cenami na rok.',
    'Řekněte, kolik chcete utratit a kdo jede. Ukážeme každou destinaci, na kterou to stačí, s nejlevnější nabídkou a cenami na rok.',
    'Spune cât vrei să cheltuiești și cine călătorește. Îți arătăm fiecare destinație în care îți ajung banii, cu cea mai ieftină ofertă și prețurile pe un an.',
    'Mondja meg, mennyit szán rá és kik utaznak. Megmutatunk minden úti célt, amire futja, a legolcsóbb ajánlattal és egy év áraival.',
    'Скажіть, скільки хочете витратити й хто їде. Покажемо кожен напрямок, на який вистачить, із найдешевшою пропозицією та цінами на рік.',
  ),
  [
    article(
      t(
        'Skąd te ceny',
        'Odkud jsou ty ceny',
        'De unde vin prețurile',
        'Honnan vannak az árak',
        'Звідки ці ціни',
      ),
      t(
        'Każda cena to prawdziwa oferta, którą można teraz zarezerwować dla podanych osób: z przelotem lub dojazdem własnym, noclegiem i wszystkimi obowiązkowymi opłatami. Taka sama stoi na liście, na karcie hotelu i w podsumowaniu.\n\nNa cenę najmocniej wpływa termin. Jeśli miesiąc jest oznaczony jako drogi, zajrzyj do sąsiedniego: tydzień wcześniej lub później bywa tańszy o jedną trzecią.',
        'Každá cena je skutečná nabídka, kterou teď lze pro zadané osoby rezervovat: s letem nebo vlastní dopravou, noclehem a všemi povinnými poplatky. Stejná je v seznamu, na kartě hotelu i v souhrnu.\n\nNejvíc o ceně rozhoduje termín. Je-li měsíc označen jako drahý, podívejte se na sousední: o týden dřív nebo později bývá o třetinu levněji.',
        'Fiecare preț este o ofertă reală, care poate fi rezervată acum pentru persoanele indicate: cu zbor sau transport propriu, cazare și toate taxele obligatorii. Același preț e în listă, pe fișa hotelului și în rezumat.\n\nCel mai mult contează data. Dacă o lună e marcată ca scumpă, uită-te la cea vecină: cu o săptămână mai devreme sau mai târziu poate fi cu o treime mai ieftin.',
        'Minden ár valódi, most foglalható ajánlat a megadott utasoknak: repülővel vagy saját közlekedéssel, szállással és minden kötelező díjjal. Ugyanez az ár áll a listában, a szálloda adatlapján és az összesítőben.\n\nAz árat leginkább az időpont dönti el. Ha egy hónap drága, nézze meg a szomszédosat: egy héttel korábban vagy később akár harmadával olcsóbb lehet.',
        'Кожна ціна — справжня пропозиція, яку зараз можна забронювати для вказаних осіб: з перельотом або власним транспортом, проживанням і всіма обов’язковими зборами. Така сама стоїть у списку, на картці готелю та в підсумку.\n\nНайбільше на ціну впливає дата. Якщо місяць позначено як дорогий, зазирніть у сусідній: на тиждень раніше чи пізніше буває на третину дешевше.',
      ),
    ),
    faq(
      t(
        'Zanim zaczniesz liczyć',
        'Než začnete počítat',
        'Înainte să începi să calculezi',
        'Mielőtt számolni kezd',
        'Перш ніж рахувати',
      ),
      { topics: ['payment'] },
    ),
  ],
  [directionsLink, exploreLink],
)
