import { faq } from '../../components.ts'
import { article, page, type WrittenPage } from '../../words.ts'
import { directionsLink } from './destinations.ts'
import { exploreLink } from './explore.ts'

export const priceChartLink = {
  label: {
    pl: 'Kiedy najtaniej',
    cs: 'Kdy nejlevněji',
    ro: 'Când e cel mai ieftin',
    hu: 'Mikor a legolcsóbb',
    uk: 'Коли найдешевше',
  },
  url: '/kiedy-najtaniej',
}

const written = page(
  priceChartLink.url,
  {
    pl: 'Kiedy lecieć najtaniej',
    cs: 'Kdy letět nejlevněji',
    ro: 'Când zbori cel mai ieftin',
    hu: 'Mikor a legolcsóbb utazni',
    uk: 'Коли летіти найдешевше',
  },
  {
    pl: 'Najniższa cena w każdym z 12 miesięcy i każdego dnia. Porównaj do trzech kierunków i otwórz ofertę w tej samej cenie.',
    cs: 'Nejnižší cena v každém z 12 měsíců i každý den. Porovnejte až tři destinace a otevřete nabídku za stejnou cenu.',
    ro: 'Cel mai mic preț în fiecare dintre cele 12 luni și în fiecare zi. Compară până la trei destinații și deschide oferta la același preț.',
    hu: 'A legalacsonyabb ár 12 hónap mindegyikében és minden napon. Hasonlítson össze három úti célt, és nyissa meg az ajánlatot ugyanazon az áron.',
    uk: 'Найнижча ціна в кожному з 12 місяців і кожного дня. Порівняйте до трьох напрямків і відкрийте пропозицію за тією ж ціною.',
  },
  [
    article(
      {
        pl: 'Jak czytać wykres',
        cs: 'Jak číst graf',
        ro: 'Cum citești graficul',
        hu: 'Hogyan olvassa a grafikont',
        uk: 'Як читати графік',
      },
      {
        pl: 'Słupek to najtańsza oferta, którą w danym miesiącu lub dniu można teraz zarezerwować dla podanych osób, ze wszystkimi obowiązkowymi opłatami. Lista, którą otwiera, zaczyna się dokładnie od tej ceny.\n\nNiska, typowa czy wysoka: porównujemy z tym, ile ten sam wyjazd – hotel, dni, pokój, wyżywienie, osoby – kosztował w poprzednich tygodniach. Lot liczymy po dzisiejszej cenie. Jeśli znamy cenę od niedawna, nie oceniamy jej.\n\nKreska przerywana to najniższa cena wyjazdów w tym samym tygodniu rok temu, dla dwojga na tydzień z dowolnego lotniska. Jest tylko tam, gdzie ją znamy.\n\nNie wiesz jeszcze, dokąd? Zacznij od [budżetu](/odkrywaj) albo od [quizu](/quiz).',
        cs: 'Sloupec je nejlevnější nabídka, kterou lze v daném měsíci či dni teď pro zadané osoby rezervovat, se všemi povinnými poplatky. Seznam, který otevře, začíná přesně touto cenou.\n\nNízká, běžná, nebo vysoká: porovnáváme s tím, kolik stejný zájezd – hotel, dny, pokoj, strava, osoby – stál v předchozích týdnech. Let počítáme za dnešní cenu. Známe-li cenu krátce, nehodnotíme ji.\n\nPřerušovaná čára je nejnižší cena zájezdů ve stejném týdnu před rokem, pro dva na týden z libovolného letiště. Je jen tam, kde ji známe.\n\nNevíte ještě kam? Začněte [rozpočtem](/odkrywaj) nebo [kvízem](/quiz).',
        ro: 'O bară este cea mai ieftină ofertă care poate fi rezervată acum pentru persoanele indicate în acea lună sau zi, cu toate taxele obligatorii. Lista pe care o deschide începe exact cu acest preț.\n\nMic, obișnuit sau mare: comparăm cu cât a costat aceeași călătorie – hotel, zile, cameră, masă, persoane – în săptămânile trecute. Zborul este socotit la prețul de azi. Dacă știm prețul de puțin timp, nu îl apreciem.\n\nLinia întreruptă este cel mai mic preț al plecărilor din aceeași săptămână, acum un an, pentru două persoane, o săptămână, de pe orice aeroport. Apare doar unde îl știm.\n\nNu știi încă unde? Începe cu [bugetul](/odkrywaj) sau cu [testul](/quiz).',
        hu: 'Egy oszlop az adott hónapban vagy napon most foglalható legolcsóbb ajánlat a megadott utasoknak, minden kötelező díjjal. A megnyíló lista pontosan ezzel az árral kezdődik.\n\nAlacsony, szokásos vagy magas: azzal hasonlítjuk össze, mennyibe került ugyanez az út – szálloda, napok, szoba, ellátás, utasok – az előző hetekben. A repülőjegyet a mai áron számoljuk. Ha az árat csak rövid ideje ismerjük, nem értékeljük.\n\nA szaggatott vonal az ugyanezen a héten induló utak egy évvel ezelőtti legalacsonyabb ára, két főre, egy hétre, bármely repülőtérről. Csak ott látszik, ahol ismerjük.\n\nMég nem tudja, hová? Kezdje a [keretével](/odkrywaj) vagy a [kvízzel](/quiz).',
        uk: 'Стовпчик — найдешевша пропозиція, яку зараз можна забронювати для вказаних осіб у цьому місяці чи дні, з усіма обов’язковими зборами. Список, який він відкриває, починається саме з цієї ціни.\n\nНизька, звичайна чи висока: порівнюємо з тим, скільки ця сама подорож — готель, дні, номер, харчування, особи — коштувала в попередні тижні. Переліт рахуємо за сьогоднішньою ціною. Якщо знаємо ціну недавно, не оцінюємо її.\n\nПунктирна лінія — найнижча ціна подорожей того самого тижня рік тому, для двох на тиждень із будь-якого аеропорту. Вона є лише там, де ми її знаємо.\n\nЩе не знаєте куди? Почніть із [бюджету](/odkrywaj) або з [вікторини](/quiz).',
      },
    ),
    faq(
      {
        pl: 'Pytania o ceny i płatność',
        cs: 'Otázky k cenám a platbě',
        ro: 'Întrebări despre prețuri și plată',
        hu: 'Kérdések az árakról és a fizetésről',
        uk: 'Запитання про ціни й оплату',
      },
      { topics: ['payment'] },
    ),
  ],
  [directionsLink, exploreLink, priceChartLink],
)

/** The shop itself shows the form, the bars and the table; these are the texts around them. */
export const kiedyNajtaniej: WrittenPage = { ...written, pageType: 'lowestPriceChart' }
