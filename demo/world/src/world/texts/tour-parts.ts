export const tourOpenings = [
  {
    pl: '{title} – trasa, która prowadzi przez najciekawsze miejsca: {list}.',
    cs: '{title} – trasa, která vede nejzajímavějšími místy: {list}.',
    ro: '{title} – un traseu prin cele mai interesante locuri: {list}.',
    hu: '{title} – útvonal a legérdekesebb helyeken át: {list}.',
    uk: '{title} — маршрут найцікавішими місцями: {list}.',
  },
  {
    pl: 'Na tej trasie czekają: {list}. {title} to podróż z polskojęzycznym pilotem.',
    cs: 'Na této trase čekají: {list}. {title} je cesta s polsky mluvícím průvodcem.',
    ro: 'Pe acest traseu te așteaptă: {list}. {title} este o călătorie cu ghid vorbitor de limba polonă.',
    hu: 'Ezen az úton várja Önt: {list}. Az utat ({title}) lengyelül beszélő idegenvezető kíséri.',
    uk: 'На цьому маршруті чекають: {list}. {title} — подорож з польськомовним гідом.',
  },
  {
    pl: '{title}: codziennie inny krajobraz. Przystanki: {list}.',
    cs: '{title}: každý den jiná krajina. Zastávky: {list}.',
    ro: '{title}: în fiecare zi alt peisaj. Opriri: {list}.',
    hu: '{title}: minden nap más táj. Megállók: {list}.',
    uk: '{title}: щодня інший краєвид. Зупинки: {list}.',
  },
] as const

export const tourDetails = [
  {
    pl: 'Liczba noclegów: {nights}. Hotele {stars}*, przejazdy klimatyzowanym autokarem, opieka pilota.',
    cs: 'Počet nocí: {nights}. Hotely {stars}*, přejezdy klimatizovaným autobusem, péče průvodce.',
    ro: 'Număr de nopți: {nights}. Hoteluri de {stars} stele, autocar climatizat, ghid însoțitor.',
    hu: 'Éjszakák száma: {nights}. {stars} csillagos szállodák, légkondicionált busz, idegenvezető.',
    uk: 'Кількість ночей: {nights}. Готелі {stars}*, автобус з кондиціонером, супровід гіда.',
  },
  {
    pl: 'Noclegi: {nights}, hotele kategorii {stars}*. Tempo jest spokojne, a wieczory wolne.',
    cs: 'Noci: {nights}, hotely kategorie {stars}*. Tempo je klidné a večery volné.',
    ro: 'Nopți: {nights}, hoteluri de {stars} stele. Ritmul este liniștit, iar serile libere.',
    hu: 'Éjszakák: {nights}, szállodák: {stars} csillag. A tempó nyugodt, az esték szabadok.',
    uk: 'Ночей: {nights}, готелі {stars}*. Темп спокійний, вечори вільні.',
  },
] as const

export const tourVariantParts = {
  classic: {
    pl: 'Program zwiedzania mieści się w tygodniu.',
    cs: 'Program prohlídek se vejde do týdne.',
    ro: 'Programul de vizite încape într-o săptămână.',
    hu: 'A program egy hétbe belefér.',
    uk: 'Програма екскурсій уміщується в тиждень.',
  },
  withRest: {
    pl: 'Po tygodniu zwiedzania następuje tydzień wypoczynku {place}.',
    cs: 'Po týdnu poznávání následuje týden odpočinku {place}.',
    ro: 'După o săptămână de vizite urmează o săptămână de odihnă {place}.',
    hu: 'Egy hét városnézés után egy hét pihenés következik {place}.',
    uk: 'Після тижня екскурсій — тиждень відпочинку {place}.',
  },
  smallGroup: {
    pl: 'Grupa liczy najwyżej 16 osób, więc jest czas na pytania.',
    cs: 'Skupina má nejvýše 16 osob, je tedy čas na otázky.',
    ro: 'Grupul are cel mult 16 persoane, deci este timp pentru întrebări.',
    hu: 'A csoport legfeljebb 16 fős, így jut idő a kérdésekre.',
    uk: 'У групі щонайбільше 16 осіб, тож є час на запитання.',
  },
  comfort: {
    pl: 'Noclegi w hotelach o podwyższonym standardzie i dłuższe przerwy w ciągu dnia.',
    cs: 'Noclehy v hotelech vyššího standardu a delší přestávky během dne.',
    ro: 'Cazare în hoteluri de standard superior și pauze mai lungi în timpul zilei.',
    hu: 'Magasabb kategóriájú szállodák és hosszabb napközbeni szünetek.',
    uk: 'Готелі підвищеного рівня й довші перерви вдень.',
  },
  active: {
    pl: 'Część tras pokonuje się pieszo; przydadzą się wygodne buty.',
    cs: 'Část tras se zdolává pěšky; hodí se pohodlné boty.',
    ro: 'O parte din trasee se parcurg pe jos; sunt utile încălțările comode.',
    hu: 'Az útvonal egy részét gyalog tesszük meg; kényelmes cipő ajánlott.',
    uk: 'Частину маршрутів долають пішки; знадобиться зручне взуття.',
  },
  restInComfort: {
    pl: 'Zwiedzanie w wygodnym rytmie, a potem tydzień wypoczynku {place}.',
    cs: 'Poznávání v pohodlném rytmu a poté týden odpočinku {place}.',
    ro: 'Vizite într-un ritm comod, apoi o săptămână de odihnă {place}.',
    hu: 'Kényelmes tempójú városnézés, majd egy hét pihenés {place}.',
    uk: 'Екскурсії в зручному темпі, а потім тиждень відпочинку {place}.',
  },
} as const

export const dayParts = [
  {
    pl: 'W programie: {list}. Po zwiedzaniu czas wolny i kolacja w hotelu.',
    cs: 'V programu: {list}. Po prohlídce volno a večeře v hotelu.',
    ro: 'În program: {list}. După vizite, timp liber și cină la hotel.',
    hu: 'Program: {list}. A városnézés után szabadidő és vacsora a szállodában.',
    uk: 'У програмі: {list}. Після екскурсії вільний час і вечеря в готелі.',
  },
  {
    pl: 'Dzień wypełnią: {list}. Wieczorem spacer dla chętnych z pilotem.',
    cs: 'Den vyplní: {list}. Večer procházka s průvodcem pro zájemce.',
    ro: 'Ziua este dedicată obiectivelor: {list}. Seara, plimbare cu ghidul pentru cei interesați.',
    hu: 'A nap látnivalói: {list}. Este séta az idegenvezetővel az érdeklődőknek.',
    uk: 'День присвячено місцям: {list}. Увечері прогулянка з гідом для охочих.',
  },
  {
    pl: 'Po śniadaniu wyjazd. Zwiedzanie: {list}. Nocleg w okolicy.',
    cs: 'Po snídani odjezd. Prohlídka: {list}. Nocleh v okolí.',
    ro: 'După micul dejun, plecare. Vizite: {list}. Cazare în zonă.',
    hu: 'Reggeli után indulás. Látnivalók: {list}. Szállás a környéken.',
    uk: 'Після сніданку виїзд. Огляд: {list}. Ночівля поблизу.',
  },
  {
    pl: 'Rano przejazd, potem: {list}. W porze obiadu przerwa na lokalną kuchnię.',
    cs: 'Ráno přejezd, poté: {list}. V poledne přestávka na místní kuchyni.',
    ro: 'Dimineața, transfer, apoi: {list}. La prânz, pauză pentru bucătăria locală.',
    hu: 'Reggel utazás, majd: {list}. Délben megálló a helyi konyha ízeinek.',
    uk: 'Зранку переїзд, потім: {list}. В обід перерва на місцеву кухню.',
  },
] as const

export const departureDay = {
  title: { pl: 'Wylot', cs: 'Odlet', ro: 'Plecarea', hu: 'Indulás', uk: 'Виліт' },
  text: {
    pl: 'Zbiórka na lotnisku, przelot, powitanie przez pilota i przejazd do hotelu.',
    cs: 'Sraz na letišti, let, přivítání průvodcem a přejezd do hotelu.',
    ro: 'Întâlnire la aeroport, zbor, întâmpinare de către ghid și transfer la hotel.',
    hu: 'Találkozó a repülőtéren, repülés, fogadás és transzfer a szállodába.',
    uk: 'Зустріч в аеропорту, переліт, зустріч з гідом і переїзд до готелю.',
  },
} as const

export const returnDay = {
  title: { pl: 'Powrót', cs: 'Návrat', ro: 'Întoarcerea', hu: 'Hazaút', uk: 'Повернення' },
  text: {
    pl: 'Śniadanie, czas wolny w zależności od godziny lotu, przejazd na lotnisko i powrót.',
    cs: 'Snídaně, volno podle času odletu, přejezd na letiště a návrat.',
    ro: 'Mic dejun, timp liber în funcție de ora zborului, transfer la aeroport și întoarcere.',
    hu: 'Reggeli, a járat idejétől függő szabadidő, transzfer a repülőtérre és hazautazás.',
    uk: 'Сніданок, вільний час залежно від рейсу, переїзд до аеропорту й повернення.',
  },
} as const

export const restDays = {
  title: { pl: 'Wypoczynek', cs: 'Odpočinek', ro: 'Odihnă', hu: 'Pihenés', uk: 'Відпочинок' },
  text: {
    pl: 'Czas na plażę, sen i własne plany. Pilot podpowie wycieczki fakultatywne.',
    cs: 'Čas na pláž, spánek a vlastní plány. Průvodce poradí fakultativní výlety.',
    ro: 'Timp pentru plajă, somn și planuri proprii. Ghidul recomandă excursii opționale.',
    hu: 'Idő strandra, alvásra és saját tervekre. Az idegenvezető fakultatív programokat ajánl.',
    uk: 'Час на пляж, сон і власні плани. Гід порадить додаткові екскурсії.',
  },
} as const
