import { type Five, five } from '../texts/five.ts'

/** Values by facet. Written small, as inside a sentence; a list shows them with a capital. Stars, rating and board are derived by the engine. */
export const facets = {
  facilities: {
    pool: five('basen', 'bazén', 'piscină', 'medence', 'басейн'),
    indoorPool: five('basen kryty', 'krytý bazén', 'piscină interioară', 'fedett medence', 'критий басейн'),
    heatedPool: five(
      'basen podgrzewany',
      'vyhřívaný bazén',
      'piscină încălzită',
      'fűtött medence',
      'басейн з підігрівом',
    ),
    waterSlides: five('zjeżdżalnie wodne', 'tobogány', 'tobogane', 'csúszdák', 'водні гірки'),
    spa: five('strefa spa', 'wellness a spa', 'centru spa', 'wellnessrészleg', 'спа-зона'),
    sauna: five('sauna', 'sauna', 'saună', 'szauna', 'сауна'),
    gym: five('siłownia', 'posilovna', 'sală de fitness', 'konditerem', 'тренажерна зала'),
    wifi: five('bezpłatne Wi-Fi', 'Wi-Fi zdarma', 'Wi-Fi gratuit', 'ingyenes wifi', 'безкоштовний Wi-Fi'),
    parking: five('parking', 'parkoviště', 'parcare', 'parkoló', 'парковка'),
    airConditioning: five(
      'klimatyzacja',
      'klimatizace',
      'aer condiționat',
      'légkondicionálás',
      'кондиціонер',
    ),
    kidsClub: five('klub dla dzieci', 'dětský klub', 'club pentru copii', 'gyerekklub', 'дитячий клуб'),
    playground: five('plac zabaw', 'dětské hřiště', 'loc de joacă', 'játszótér', 'дитячий майданчик'),
    entertainment: five('animacje', 'animační program', 'animație', 'animáció', 'анімація'),
    tennis: five('kort tenisowy', 'tenisový kurt', 'teren de tenis', 'teniszpálya', 'тенісний корт'),
    diving: five(
      'centrum nurkowe',
      'potápěčské centrum',
      'centru de scufundări',
      'búvárközpont',
      'дайвінг-центр',
    ),
    bikes: five(
      'wypożyczalnia rowerów',
      'půjčovna kol',
      'închiriere de biciclete',
      'kerékpárkölcsönző',
      'прокат велосипедів',
    ),
    beachService: five(
      'leżaki na plaży',
      'lehátka na pláži',
      'șezlonguri la plajă',
      'napágyak a strandon',
      'шезлонги на пляжі',
    ),
    pets: five(
      'pobyt ze zwierzęciem',
      'pobyt se zvířetem',
      'cazare cu animale',
      'kisállatbarát szállás',
      'розміщення з тваринами',
    ),
    charging: five(
      'ładowarka samochodów elektrycznych',
      'nabíječka elektromobilů',
      'stație de încărcare auto',
      'elektromosautó-töltő',
      'зарядка для електромобілів',
    ),
    kitchenette: five('aneks kuchenny', 'kuchyňský kout', 'chicinetă', 'teakonyha', 'міні-кухня'),
  },
  beach: {
    firstLine: five(
      'przy samej plaży',
      'přímo u pláže',
      'chiar pe plajă',
      'közvetlenül a parton',
      'на першій лінії',
    ),
    upTo300: five(
      'do 300 m od plaży',
      'do 300 m od pláže',
      'până la 300 m de plajă',
      'legfeljebb 300 m a parttól',
      'до 300 м від пляжу',
    ),
    upTo700: five(
      'do 700 m od plaży',
      'do 700 m od pláže',
      'până la 700 m de plajă',
      'legfeljebb 700 m a parttól',
      'до 700 м від пляжу',
    ),
    sand: five('plaża piaszczysta', 'písečná pláž', 'plajă cu nisip', 'homokos part', 'піщаний пляж'),
    pebbles: five('plaża żwirowa', 'oblázková pláž', 'plajă cu pietriș', 'kavicsos part', 'гальковий пляж'),
  },
  forWhom: {
    families: five(
      'dla rodzin z dziećmi',
      'pro rodiny s dětmi',
      'pentru familii cu copii',
      'gyerekes családoknak',
      'для сімей з дітьми',
    ),
    couples: five('dla par', 'pro páry', 'pentru cupluri', 'pároknak', 'для пар'),
    adultsOnly: five(
      'tylko dla dorosłych',
      'jen pro dospělé',
      'doar pentru adulți',
      'csak felnőtteknek',
      'лише для дорослих',
    ),
    active: five(
      'dla aktywnych',
      'pro aktivní hosty',
      'pentru cei activi',
      'aktívan pihenőknek',
      'для активних',
    ),
    quiet: five(
      'dla szukających ciszy',
      'pro milovníky klidu',
      'pentru iubitorii de liniște',
      'nyugalomra vágyóknak',
      'для тих, хто шукає тиші',
    ),
    seniors: five('dla seniorów', 'pro seniory', 'pentru seniori', 'időseknek', 'для людей старшого віку'),
    friends: five(
      'dla grup przyjaciół',
      'pro party přátel',
      'pentru grupuri de prieteni',
      'baráti társaságoknak',
      'для компаній друзів',
    ),
  },
  hotelType: {
    hotel: five('hotel', 'hotel', 'hotel', 'szálloda', 'готель'),
    resort: five(
      'kompleks hotelowy',
      'hotelový komplex',
      'complex hotelier',
      'szállodakomplexum',
      'готельний комплекс',
    ),
    apartments: five('apartamenty', 'apartmány', 'apartamente', 'apartmanok', 'апартаменти'),
    guesthouse: five('pensjonat', 'penzion', 'pensiune', 'panzió', 'пансіонат'),
    boutique: five('hotel kameralny', 'butikový hotel', 'hotel boutique', 'butikszálloda', 'бутик-готель'),
    club: five('hotel klubowy', 'klubový hotel', 'hotel-club', 'klubszálloda', 'клубний готель'),
    villas: five(
      'wille i bungalowy',
      'vily a bungalovy',
      'vile și bungalouri',
      'villák és bungalók',
      'вілли та бунгало',
    ),
    tour: five('wycieczka objazdowa', 'poznávací zájezd', 'circuit', 'körutazás', 'екскурсійний тур'),
  },
  accessibility: {
    accessible: five(
      'ułatwienia dla osób z niepełnosprawnością',
      'bezbariérové služby',
      'facilități pentru persoane cu dizabilități',
      'akadálymentes szolgáltatások',
      'зручності для людей з інвалідністю',
    ),
    stepFree: five(
      'wejście bez progów',
      'vstup bez schodů',
      'intrare fără trepte',
      'lépcsőmentes bejárat',
      'вхід без порогів',
    ),
    lift: five('winda', 'výtah', 'lift', 'lift', 'ліфт'),
    adaptedRoom: five(
      'pokój przystosowany do wózka',
      'pokoj pro vozíčkáře',
      'cameră adaptată pentru scaun rulant',
      'kerekesszékkel használható szoba',
      'номер, пристосований для візка',
    ),
    rollInShower: five(
      'prysznic bez brodzika',
      'bezbariérová sprcha',
      'duș fără prag',
      'küszöb nélküli zuhanyzó',
      'душ без піддона',
    ),
    poolHoist: five(
      'podnośnik przy basenie',
      'zvedák u bazénu',
      'lift de piscină',
      'medencelift',
      'підйомник біля басейну',
    ),
    beachRamp: five(
      'zejście na plażę dla wózków',
      'přístup na pláž pro vozíčkáře',
      'acces pe plajă cu scaun rulant',
      'akadálymentes strandlejáró',
      'спуск на пляж для візків',
    ),
    hearing: five(
      'udogodnienia dla niesłyszących',
      'služby pro neslyšící',
      'facilități pentru persoane cu deficiențe de auz',
      'hallássérültek segítése',
      'зручності для людей з порушеннями слуху',
    ),
    sight: five(
      'udogodnienia dla niewidomych',
      'služby pro nevidomé',
      'facilități pentru nevăzători',
      'látássérültek segítése',
      'зручності для людей з порушеннями зору',
    ),
  },
  location: {
    centre: five(
      'blisko centrum',
      'blízko centra',
      'aproape de centru',
      'közel a központhoz',
      'близько до центру',
    ),
    outskirts: five(
      'z dala od zgiełku',
      'stranou ruchu',
      'departe de aglomerație',
      'távol a zajtól',
      'подалі від метушні',
    ),
  },
  ski: {
    skiInOut: five(
      'przy stoku',
      'přímo u sjezdovky',
      'la baza pârtiei',
      'közvetlenül a pályánál',
      'біля схилу',
    ),
    liftUpTo300: five(
      'do 300 m od wyciągu',
      'do 300 m od vleku',
      'până la 300 m de telescaun',
      'legfeljebb 300 m a felvonótól',
      'до 300 м від підйомника',
    ),
    skiBus: five('skibus', 'skibus', 'skibus', 'síbusz', 'скібус'),
    skiRoom: five('narciarnia', 'lyžárna', 'depozit de schiuri', 'sítároló', 'лижна кімната'),
    skiPass: five('karnet w cenie', 'skipas v ceně', 'skipass inclus', 'síbérlet az árban', 'скіпас у ціні'),
  },
  slopes: {
    over30: five(
      'ponad 30 km tras',
      'přes 30 km tratí',
      'peste 30 km de pârtii',
      'több mint 30 km pálya',
      'понад 30 км трас',
    ),
    over100: five(
      'ponad 100 km tras',
      'přes 100 km tratí',
      'peste 100 km de pârtii',
      'több mint 100 km pálya',
      'понад 100 км трас',
    ),
    over200: five(
      'ponad 200 km tras',
      'přes 200 km tratí',
      'peste 200 km de pârtii',
      'több mint 200 km pálya',
      'понад 200 км трас',
    ),
  },
  tour: {
    classic: five('zwiedzanie', 'poznávání', 'vizitare', 'városnézés', 'екскурсії'),
    withRest: five(
      'zwiedzanie i wypoczynek',
      'poznávání a pobyt u moře',
      'vizitare și odihnă',
      'városnézés és pihenés',
      'екскурсії та відпочинок',
    ),
    smallGroup: five('mała grupa', 'malá skupina', 'grup mic', 'kis csoport', 'мала група'),
    active: five('z trekkingiem', 's turistikou', 'cu drumeții', 'túrákkal', 'з трекінгом'),
    comfort: five(
      'hotele o podwyższonym standardzie',
      'hotely vyššího standardu',
      'hoteluri de standard superior',
      'magasabb kategóriájú szállodák',
      'готелі підвищеного рівня',
    ),
    cruise: five('z rejsem', 's plavbou', 'cu croazieră', 'hajóúttal', 'з круїзом'),
    safari: five('z safari', 'se safari', 'cu safari', 'szafarival', 'із сафарі'),
  },
} satisfies Record<string, Record<string, Five>>

export type Facet = keyof typeof facets
type FacetValue<F extends Facet> = keyof (typeof facets)[F] & string
export type Facility = FacetValue<'facilities'>
export type Audience = FacetValue<'forWhom'>
export type HotelType = FacetValue<'hotelType'>
export type Access = FacetValue<'accessibility'>
export type SkiComfort = FacetValue<'ski'>
export type TourKind = FacetValue<'tour'>

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
