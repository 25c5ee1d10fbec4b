import type { Localised } from '@wojaz/travel/locale'
import { type TripType, tripTypeConfiguration } from '@wojaz/travel/trip'
import { faq } from '../../components.ts'
import { article, page, type WrittenPage } from '../../words.ts'
import { directionsLink } from './destinations.ts'

const questionsHeading = {
  pl: 'Zanim zarezerwujesz',
  cs: 'Než zarezervujete',
  ro: 'Înainte să rezervi',
  hu: 'Foglalás előtt',
  uk: 'Перш ніж бронювати',
}

interface Listing {
  tripType: TripType
  title: Localised
  description: Localised
  heading: Localised
  text: Localised
  topics: string[]
}

function listing({ tripType, title, description, heading, text, topics }: Listing): WrittenPage {
  const url = tripTypeConfiguration[tripType].listingPath
  const components = [article(heading, text), faq(questionsHeading, { topics })]
  return {
    ...page(url, title, description, components, [directionsLink, { label: title, url }]),
    pageType: 'listing',
    globalSearch: { active: true, tripType, destinations: [] },
  }
}

export const listings = [
  listing({
    tripType: 'WS',
    title: {
      pl: 'Wakacje samolotem',
      cs: 'Dovolená letecky',
      ro: 'Vacanțe cu avionul',
      hu: 'Repülős nyaralás',
      uk: 'Відпустка літаком',
    },
    description: {
      pl: 'Lot, transfer i hotel w jednej cenie, z lotnisk w całej Polsce.',
      cs: 'Let, transfer a hotel v jedné ceně, z letišť v celém Polsku.',
      ro: 'Zbor, transfer și hotel la un singur preț, de pe aeroporturi din toată Polonia.',
      hu: 'Repülő, transzfer és szálloda egy árban, Lengyelország minden nagyobb repülőteréről.',
      uk: 'Переліт, трансфер і готель за однією ціною, з аеропортів усієї Польщі.',
    },
    heading: {
      pl: 'Co jest w cenie',
      cs: 'Co je v ceně',
      ro: 'Ce cuprinde prețul',
      hu: 'Mit tartalmaz az ár',
      uk: 'Що входить у ціну',
    },
    text: {
      pl: 'Przelot w obie strony, przejazd z lotniska do hotelu i z powrotem, noclegi z wybranym wyżywieniem, opieka rezydenta oraz podstawowe ubezpieczenie. Poza ceną zostają wycieczki, wydatki osobiste i – w niektórych krajach – opłata miejscowa.\n\nNajpierw wybierz lotnisko i miesiąc, dopiero potem kraj: ta kolejność najczęściej prowadzi do najlepszej ceny.',
      cs: 'Let tam i zpět, cesta z letiště do hotelu a zpátky, noclehy se zvolenou stravou, péče delegáta a základní pojištění. Mimo cenu zůstávají výlety, osobní výdaje a v některých zemích místní poplatek.\n\nNejdřív vyberte letiště a měsíc, teprve pak zemi: toto pořadí obvykle vede k nejlepší ceně.',
      ro: 'Zborul dus-întors, drumul de la aeroport la hotel și înapoi, nopțile cu masa aleasă, asistența reprezentantului și asigurarea de bază. În afara prețului rămân excursiile, cheltuielile personale și, în unele țări, taxa locală.\n\nAlege întâi aeroportul și luna, abia apoi țara: ordinea aceasta duce de obicei la cel mai bun preț.',
      hu: 'Az oda-vissza repülőutat, a reptér és a szálloda közti utat, a szállást a választott ellátással, a képviselő segítségét és az alapbiztosítást. Nincs benne a kirándulás, a személyes kiadás és néhány országban az idegenforgalmi adó.\n\nElőször a repülőteret és a hónapot válassza, csak utána az országot: többnyire ez vezet a legjobb árhoz.',
      uk: 'Переліт в обидва боки, дорога з аеропорту до готелю й назад, проживання з обраним харчуванням, супровід представника та базове страхування. Поза ціною лишаються екскурсії, особисті витрати й у деяких країнах місцевий збір.\n\nСпершу оберіть аеропорт і місяць, а вже потім країну: такий порядок найчастіше веде до найкращої ціни.',
    },
    topics: ['flight', 'luggage'],
  }),
  listing({
    tripType: 'DW',
    title: {
      pl: 'Wakacje samochodem',
      cs: 'Dovolená autem',
      ro: 'Vacanțe cu mașina',
      hu: 'Autós nyaralás',
      uk: 'Відпустка автомобілем',
    },
    description: {
      pl: 'Hotele, apartamenty i domy, do których dojedziesz własnym autem.',
      cs: 'Hotely, apartmány a domy, kam dojedete vlastním autem.',
      ro: 'Hoteluri, apartamente și case la care ajungi cu mașina ta.',
      hu: 'Szállodák, apartmanok és házak, ahová saját autóval ér el.',
      uk: 'Готелі, апартаменти й будинки, куди можна доїхати власним авто.',
    },
    heading: {
      pl: 'Droga też jest podróżą',
      cs: 'I cesta je dovolená',
      ro: 'Și drumul e călătorie',
      hu: 'Az út is utazás',
      uk: 'Дорога — теж подорож',
    },
    text: {
      pl: 'Rezerwujesz sam nocleg, a dzień przyjazdu często wybierasz dowolnie. Nad Bałtyk i w góry dojedziesz w kilka godzin, do Chorwacji czy nad Balaton w jeden dzień, do Włoch lepiej z noclegiem po drodze.\n\nSprawdź, czy parking jest przy obiekcie i czy trzeba za niego płacić. W Austrii, Czechach, Słowacji, na Węgrzech i w Słowenii pamiętaj o winiecie: kupisz ją przez internet przed wyjazdem.',
      cs: 'Rezervujete jen ubytování a den příjezdu si často volíte sami. K Baltu a do hor dojedete za pár hodin, do Chorvatska nebo k Balatonu za den, do Itálie raději s noclehem cestou.\n\nOvěřte, zda je parkování u objektu a zda se platí. V Rakousku, Česku, na Slovensku, v Maďarsku a Slovinsku nezapomeňte na dálniční známku: koupíte ji předem přes internet.',
      ro: 'Rezervi doar cazarea, iar ziua sosirii o alegi adesea liber. La Baltica și la munte ajungi în câteva ore, în Croația sau la Balaton într-o zi, în Italia mai bine cu o noapte pe drum.\n\nVezi dacă parcarea e lângă cazare și dacă se plătește. În Austria, Cehia, Slovacia, Ungaria și Slovenia nu uita de vinietă: o cumperi online înainte de plecare.',
      hu: 'Csak a szállást foglalja, az érkezés napját gyakran szabadon választhatja. A Balti-tengerhez és a hegyekbe néhány óra, Horvátországba vagy a Balatonhoz egy nap, Olaszországba jobb egy megszakítással.\n\nNézze meg, van-e parkoló a szállásnál, és fizetős-e. Ausztriában, Csehországban, Szlovákiában, Magyarországon és Szlovéniában kell matrica: indulás előtt interneten megveheti.',
      uk: 'Ви бронюєте лише житло, а день приїзду часто обираєте довільно. До Балтики й у гори — кілька годин, до Хорватії чи Балатону — день, до Італії краще з ночівлею дорогою.\n\nПеревірте, чи є парковка біля житла й чи вона платна. В Австрії, Чехії, Словаччині, Угорщині та Словенії не забудьте про віньєтку: її можна купити в інтернеті до поїздки.',
    },
    topics: ['hotel', 'changes'],
  }),
  listing({
    tripType: 'WO',
    title: {
      pl: 'Wycieczki objazdowe',
      cs: 'Poznávací zájezdy',
      ro: 'Circuite',
      hu: 'Körutazások',
      uk: 'Екскурсійні тури',
    },
    description: {
      pl: 'Zwiedzanie z przewodnikiem: program dzień po dniu, mała grupa, bez martwienia się o bilety.',
      cs: 'Poznávání s průvodcem: program den po dni, menší skupina, žádné starosti se vstupenkami.',
      ro: 'Vizite cu ghid: program pe zile, grup mic, fără grija biletelor.',
      hu: 'Városnézés idegenvezetővel: napi program, kis csoport, jegyvásárlás gondja nélkül.',
      uk: 'Мандри з гідом: програма день за днем, невелика група, без клопоту з квитками.',
    },
    heading: {
      pl: 'Dla kogo jest objazd',
      cs: 'Pro koho je okruh',
      ro: 'Pentru cine e circuitul',
      hu: 'Kinek való a körutazás',
      uk: 'Для кого екскурсійний тур',
    },
    text: {
      pl: 'Dla tych, którzy po dwóch dniach na leżaku zaczynają się rozglądać. W tydzień zobaczysz tyle, ile samemu w trzy, ale wstaje się wcześnie, a hotel zmienia się co noc lub dwie.\n\nPrzy każdej wycieczce piszemy, ile kilometrów ma dzień i ile się chodzi. Jeśli wolisz wolniej, wybierz program z noclegami w jednym miejscu albo dołóż tydzień nad morzem.',
      cs: 'Pro ty, kdo se po dvou dnech na lehátku začnou rozhlížet. Za týden uvidíte tolik co sami za tři, ale vstává se brzy a hotel se mění po noci či dvou.\n\nU každého zájezdu píšeme, kolik kilometrů má den a kolik se chodí. Chcete-li pomaleji, zvolte program s noclehy na jednom místě nebo přidejte týden u moře.',
      ro: 'Pentru cei care, după două zile pe șezlong, încep să se uite în jur. Într-o săptămână vezi cât singur în trei, dar te trezești devreme și schimbi hotelul la o noapte sau două.\n\nLa fiecare circuit scriem câți kilometri are ziua și cât se merge pe jos. Dacă vrei mai lent, alege un program cu cazare într-un singur loc sau adaugă o săptămână la mare.',
      hu: 'Azoknak, akik két nap napozás után nézelődni kezdenek. Egy hét alatt annyit lát, mint egyedül három alatt, de korán kell kelni, és egy-két éjszakánként más a szálloda.\n\nMinden útnál megírjuk, hány kilométer egy nap, és mennyit kell gyalogolni. Ha lassabban szeretné, válasszon egy szállásról induló programot, vagy toldja meg egy tengerparti héttel.',
      uk: 'Для тих, хто після двох днів на лежаку починає роззиратися. За тиждень побачите стільки, скільки самотужки за три, але вставати треба рано, а готель змінюється щоночі або через ніч.\n\nБіля кожного туру пишемо, скільки кілометрів на день і скільки ходити. Якщо хочете повільніше, оберіть програму з ночівлями в одному місці або додайте тиждень на морі.',
    },
    topics: ['booking', 'documents'],
  }),
  listing({
    tripType: 'NR',
    title: { pl: 'Narty', cs: 'Lyže', ro: 'Schi', hu: 'Síelés', uk: 'Лижі' },
    description: {
      pl: 'Noclegi przy stokach w Tatrach, Alpach i Dolomitach, z opisem tras i dojazdu.',
      cs: 'Ubytování u sjezdovek v Tatrách, Alpách a Dolomitech, s popisem tratí a cesty.',
      ro: 'Cazare lângă pârtii în Tatra, Alpi și Dolomiți, cu descrierea pârtiilor și a drumului.',
      hu: 'Szállás a pályák mellett a Tátrában, az Alpokban és a Dolomitokban, pálya- és útleírással.',
      uk: 'Житло біля схилів у Татрах, Альпах і Доломітах з описом трас і дороги.',
    },
    heading: {
      pl: 'Jak czytać ośrodek',
      cs: 'Jak číst středisko',
      ro: 'Cum citești o stațiune',
      hu: 'Hogyan olvassunk egy síterepet',
      uk: 'Як читати курорт',
    },
    text: {
      pl: 'Liczba kilometrów tras mówi mniej niż ich kolor. Rodzina na pierwszym wyjeździe potrzebuje szerokiej niebieskiej trasy i szkółki przy hotelu, a nie trzystu kilometrów czerwonych. Sprawdź wysokość: powyżej 1800 metrów śnieg leży zwykle do kwietnia.\n\nKarnet jest osobno, o ile nie piszemy inaczej. Ubezpieczenie powinno obejmować akcję ratunkową – we Włoszech jest obowiązkowe na stoku.',
      cs: 'Počet kilometrů tratí říká méně než jejich barva. Rodina na první cestě potřebuje širokou modrou trať a školičku u hotelu, ne tři sta kilometrů červených. Podívejte se na výšku: nad 1800 metry leží sníh obvykle do dubna.\n\nSkipas je zvlášť, pokud nepíšeme jinak. Pojištění má krýt záchrannou akci – v Itálii je na svahu povinné.',
      ro: 'Numărul de kilometri spune mai puțin decât culoarea pârtiilor. O familie la prima ieșire are nevoie de o pârtie albastră lată și de o școală lângă hotel, nu de trei sute de kilometri de roșii. Uită-te la altitudine: peste 1800 de metri zăpada ține de obicei până în aprilie.\n\nSkipass-ul este separat, dacă nu scriem altfel. Asigurarea trebuie să acopere salvarea – în Italia este obligatorie pe pârtie.',
      hu: 'A pályakilométer kevesebbet mond, mint a színe. Az első útjára induló családnak széles kék pálya és szálloda melletti síiskola kell, nem háromszáz kilométer piros. Nézze a magasságot: 1800 méter fölött rendszerint áprilisig van hó.\n\nA síbérlet külön fizetendő, hacsak mást nem írunk. A biztosítás fedezze a mentést – Olaszországban a pályán kötelező.',
      uk: 'Кількість кілометрів трас каже менше, ніж їхній колір. Родині на першій поїздці потрібна широка синя траса та школа біля готелю, а не триста кілометрів червоних. Дивіться на висоту: понад 1800 метрів сніг зазвичай лежить до квітня.\n\nСкіпас окремо, якщо не зазначено інакше. Страхування має покривати рятувальні роботи — в Італії на схилі воно обов’язкове.',
    },
    topics: ['hotel', 'payment'],
  }),
]
