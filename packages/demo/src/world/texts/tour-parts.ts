import { five } from './five.ts'

export const tourOpenings = [
  five(
    '{title} – trasa, która prowadzi przez najciekawsze miejsca: {list}.',
    '{title} – trasa, která vede nejzajímavějšími místy: {list}.',
    '{title} – un traseu prin cele mai interesante locuri: {list}.',
    '{title} – útvonal a legérdekesebb helyeken át: {list}.',
    '{title} — маршрут найцікавішими місцями: {list}.',
  ),
  five(
    'Na tej trasie czekają: {list}. {title} to podróż z polskojęzycznym pilotem.',
    'Na této trase čekají: {list}. {title} je cesta s polsky mluvícím průvodcem.',
    'Pe acest traseu te așteaptă: {list}. {title} este o călătorie cu ghid vorbitor de limba polonă.',
    'Ezen az úton várja Önt: {list}. Az utat ({title}) lengyelül beszélő idegenvezető kíséri.',
    'На цьому маршруті чекають: {list}. {title} — подорож з польськомовним гідом.',
  ),
  five(
    '{title}: codziennie inny krajobraz. Przystanki: {list}.',
    '{title}: každý den jiná krajina. Zastávky: {list}.',
    '{title}: în fiecare zi alt peisaj. Opriri: {list}.',
    '{title}: minden nap más táj. Megállók: {list}.',
    '{title}: щодня інший краєвид. Зупинки: {list}.',
  ),
] as const

export const tourDetails = [
  five(
    'Liczba noclegów: {nights}. Hotele {stars}*, przejazdy klimatyzowanym autokarem, opieka pilota.',
    'Počet nocí: {nights}. Hotely {stars}*, přejezdy klimatizovaným autobusem, péče průvodce.',
    'Număr de nopți: {nights}. Hoteluri de {stars} stele, autocar climatizat, ghid însoțitor.',
    'Éjszakák száma: {nights}. {stars} csillagos szállodák, légkondicionált busz, idegenvezető.',
    'Кількість ночей: {nights}. Готелі {stars}*, автобус з кондиціонером, супровід гіда.',
  ),
  five(
    'Noclegi: {nights}, hotele kategorii {stars}*. Tempo jest spokojne, a wieczory wolne.',
    'Noci: {nights}, hotely kategorie {stars}*. Tempo je klidné a večery volné.',
    'Nopți: {nights}, hoteluri de {stars} stele. Ritmul este liniștit, iar serile libere.',
    'Éjszakák: {nights}, szállodák: {stars} csillag. A tempó nyugodt, az esték szabadok.',
    'Ночей: {nights}, готелі {stars}*. Темп спокійний, вечори вільні.',
  ),
] as const

export const tourVariantParts = {
  classic: five(
    'Program zwiedzania mieści się w tygodniu.',
    'Program prohlídek se vejde do týdne.',
    'Programul de vizite încape într-o săptămână.',
    'A program egy hétbe belefér.',
    'Програма екскурсій уміщується в тиждень.',
  ),
  withRest: five(
    'Po tygodniu zwiedzania następuje tydzień wypoczynku {place}.',
    'Po týdnu poznávání následuje týden odpočinku {place}.',
    'După o săptămână de vizite urmează o săptămână de odihnă {place}.',
    'Egy hét városnézés után egy hét pihenés következik {place}.',
    'Після тижня екскурсій — тиждень відпочинку {place}.',
  ),
  smallGroup: five(
    'Grupa liczy najwyżej 16 osób, więc jest czas na pytania.',
    'Skupina má nejvýše 16 osob, je tedy čas na otázky.',
    'Grupul are cel mult 16 persoane, deci este timp pentru întrebări.',
    'A csoport legfeljebb 16 fős, így jut idő a kérdésekre.',
    'У групі щонайбільше 16 осіб, тож є час на запитання.',
  ),
  comfort: five(
    'Noclegi w hotelach o podwyższonym standardzie i dłuższe przerwy w ciągu dnia.',
    'Noclehy v hotelech vyššího standardu a delší přestávky během dne.',
    'Cazare în hoteluri de standard superior și pauze mai lungi în timpul zilei.',
    'Magasabb kategóriájú szállodák és hosszabb napközbeni szünetek.',
    'Готелі підвищеного рівня й довші перерви вдень.',
  ),
  active: five(
    'Część tras pokonuje się pieszo; przydadzą się wygodne buty.',
    'Část tras se zdolává pěšky; hodí se pohodlné boty.',
    'O parte din trasee se parcurg pe jos; sunt utile încălțările comode.',
    'Az útvonal egy részét gyalog tesszük meg; kényelmes cipő ajánlott.',
    'Частину маршрутів долають пішки; знадобиться зручне взуття.',
  ),
  restInComfort: five(
    'Zwiedzanie w wygodnym rytmie, a potem tydzień wypoczynku {place}.',
    'Poznávání v pohodlném rytmu a poté týden odpočinku {place}.',
    'Vizite într-un ritm comod, apoi o săptămână de odihnă {place}.',
    'Kényelmes tempójú városnézés, majd egy hét pihenés {place}.',
    'Екскурсії в зручному темпі, а потім тиждень відпочинку {place}.',
  ),
} as const

export const dayParts = [
  five(
    'W programie: {list}. Po zwiedzaniu czas wolny i kolacja w hotelu.',
    'V programu: {list}. Po prohlídce volno a večeře v hotelu.',
    'În program: {list}. După vizite, timp liber și cină la hotel.',
    'Program: {list}. A városnézés után szabadidő és vacsora a szállodában.',
    'У програмі: {list}. Після екскурсії вільний час і вечеря в готелі.',
  ),
  five(
    'Dzień wypełnią: {list}. Wieczorem spacer dla chętnych z pilotem.',
    'Den vyplní: {list}. Večer procházka s průvodcem pro zájemce.',
    'Ziua este dedicată obiectivelor: {list}. Seara, plimbare cu ghidul pentru cei interesați.',
    'A nap látnivalói: {list}. Este séta az idegenvezetővel az érdeklődőknek.',
    'День присвячено місцям: {list}. Увечері прогулянка з гідом для охочих.',
  ),
  five(
    'Po śniadaniu wyjazd. Zwiedzanie: {list}. Nocleg w okolicy.',
    'Po snídani odjezd. Prohlídka: {list}. Nocleh v okolí.',
    'După micul dejun, plecare. Vizite: {list}. Cazare în zonă.',
    'Reggeli után indulás. Látnivalók: {list}. Szállás a környéken.',
    'Після сніданку виїзд. Огляд: {list}. Ночівля поблизу.',
  ),
  five(
    'Rano przejazd, potem: {list}. W porze obiadu przerwa na lokalną kuchnię.',
    'Ráno přejezd, poté: {list}. V poledne přestávka na místní kuchyni.',
    'Dimineața, transfer, apoi: {list}. La prânz, pauză pentru bucătăria locală.',
    'Reggel utazás, majd: {list}. Délben megálló a helyi konyha ízeinek.',
    'Зранку переїзд, потім: {list}. В обід перерва на місцеву кухню.',
  ),
] as const

export const departureDay = {
  title: five('Wylot', 'Odlet', 'Plecarea', 'Indulás', 'Виліт'),
  text: five(
    'Zbiórka na lotnisku, przelot, powitanie przez pilota i przejazd do hotelu.',
    'Sraz na letišti, let, přivítání průvodcem a přejezd do hotelu.',
    'Întâlnire la aeroport, zbor, întâmpinare de către ghid și transfer la hotel.',
    'Találkozó a repülőtéren, repülés, fogadás és transzfer a szállodába.',
    'Зустріч в аеропорту, переліт, зустріч з гідом і переїзд до готелю.',
  ),
} as const

export const returnDay = {
  title: five('Powrót', 'Návrat', 'Întoarcerea', 'Hazaút', 'Повернення'),
  text: five(
    'Śniadanie, czas wolny w zależności od godziny lotu, przejazd na lotnisko i powrót.',
    'Snídaně, volno podle času odletu, přejezd na letiště a návrat.',
    'Mic dejun, timp liber în funcție de ora zborului, transfer la aeroport și întoarcere.',
    'Reggeli, a járat idejétől függő szabadidő, transzfer a repülőtérre és hazautazás.',
    'Сніданок, вільний час залежно від рейсу, переїзд до аеропорту й повернення.',
  ),
} as const

export const restDays = {
  title: five('Wypoczynek', 'Odpočinek', 'Odihnă', 'Pihenés', 'Відпочинок'),
  text: five(
    'Czas na plażę, sen i własne plany. Pilot podpowie wycieczki fakultatywne.',
    'Čas na pláž, spánek a vlastní plány. Průvodce poradí fakultativní výlety.',
    'Timp pentru plajă, somn și planuri proprii. Ghidul recomandă excursii opționale.',
    'Idő strandra, alvásra és saját tervekre. Az idegenvezető fakultatív programokat ajánl.',
    'Час на пляж, сон і власні плани. Гід порадить додаткові екскурсії.',
  ),
} as const
