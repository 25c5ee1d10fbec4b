import { five } from '../../texts/five.ts'

/** What could be better about a house, by what is judged. */
export const complaints = {
  rooms: [
    five(
      'Pokój mniejszy, niż można sądzić po zdjęciach.',
      'Pokoj menší, než se zdá na fotkách.',
      'Camera mai mică decât pare în poze.',
      'A szoba kisebb, mint a képeken.',
      'Номер менший, ніж здається на фото.',
    ),
    five(
      'Materac twardy, a klimatyzacja głośna.',
      'Matrace tvrdá a klimatizace hlučná.',
      'Salteaua tare, iar aerul condiționat zgomotos.',
      'Kemény matrac, hangos klíma.',
      'Матрац твердий, а кондиціонер гучний.',
    ),
    five(
      'Łazienka prosi się o remont.',
      'Koupelna volá po rekonstrukci.',
      'Baia are nevoie de renovare.',
      'A fürdőszoba felújításra szorul.',
      'Ванна кімната потребує ремонту.',
    ),
    five(
      'Ściany cienkie, słychać sąsiadów.',
      'Tenké stěny, slyšet sousedy.',
      'Pereți subțiri, se aud vecinii.',
      'Vékony falak, áthallatszanak a szomszédok.',
      'Стіни тонкі, чути сусідів.',
    ),
  ],
  cleanliness: [
    five(
      'Sprzątanie tylko z wierzchu, kąty pominięte.',
      'Uklízelo se jen na oko, kouty vynechali.',
      'Curățenie doar la suprafață, colțurile uitate.',
      'Csak felületesen takarítottak.',
      'Прибирали лише про око, кути оминали.',
    ),
    five(
      'O świeże ręczniki trzeba było prosić.',
      'O čisté ručníky se muselo prosit.',
      'Prosoapele curate trebuiau cerute.',
      'Tiszta törölközőt külön kellett kérni.',
      'Чисті рушники доводилося просити.',
    ),
    five(
      'Pierwszego dnia pokój nie był posprzątany.',
      'První den nebyl pokoj uklizený.',
      'În prima zi camera nu era făcută.',
      'Az első napon nem volt kitakarítva a szoba.',
      'Першого дня номер не був прибраний.',
    ),
  ],
  service: [
    five(
      'Na zameldowanie czekało się ponad godzinę.',
      'Na ubytování se čekalo přes hodinu.',
      'La cazare s-a așteptat peste o oră.',
      'Több mint egy óra várakozás a bejelentkezésnél.',
      'На заселення чекали понад годину.',
    ),
    five(
      'Recepcja odsyłała z pytaniem od osoby do osoby.',
      'Recepce posílala s otázkou od jednoho k druhému.',
      'La recepție întrebările erau trimise de la unul la altul.',
      'A recepción egyik embertől a másikhoz küldtek.',
      'На рецепції з питанням відсилали від одного до іншого.',
    ),
    five(
      'Obsługa uprzejma, ale bardzo powolna.',
      'Personál zdvořilý, ale velmi pomalý.',
      'Personal politicos, dar foarte lent.',
      'Udvarias, de nagyon lassú kiszolgálás.',
      'Персонал ввічливий, але дуже повільний.',
    ),
  ],
  food: [
    five(
      'Jedzenie po kilku dniach zaczyna się powtarzać.',
      'Jídlo se po pár dnech začne opakovat.',
      'După câteva zile mâncarea se repetă.',
      'Pár nap után ismétlődnek az ételek.',
      'За кілька днів їжа починає повторюватися.',
    ),
    five(
      'Kto przychodzi później, zastaje puste półmiski.',
      'Kdo přijde později, najde prázdné mísy.',
      'Cine vine mai târziu găsește tăvile goale.',
      'Aki később jön, üres tálakat talál.',
      'Хто приходить пізніше, бачить порожні таці.',
    ),
    five(
      'Na kolacji tłok i hałas.',
      'U večeře tlačenice a hluk.',
      'La cină aglomerație și gălăgie.',
      'Vacsoránál tömeg és zaj.',
      'На вечері тісно й гамірно.',
    ),
    five(
      'Dania ciepłe bywały letnie.',
      'Teplá jídla bývala vlažná.',
      'Felurile calde erau uneori căldicele.',
      'A meleg ételek néha langyosak voltak.',
      'Гарячі страви бували ледь теплі.',
    ),
  ],
  value: [
    five(
      'Za tę cenę można oczekiwać więcej.',
      'Za tuto cenu se dá čekat víc.',
      'La prețul acesta te aștepți la mai mult.',
      'Ezért az árért többet várna az ember.',
      'За цю ціну очікуєш більшого.',
    ),
    five(
      'Za sejf i parasol trzeba dopłacić na miejscu.',
      'Za trezor a slunečník se platí na místě.',
      'Seiful și umbrela se plătesc separat.',
      'A széfért és a napernyőért külön kell fizetni.',
      'За сейф і парасолю треба доплатити на місці.',
    ),
    five(
      'W sezonie cena wyraźnie na wyrost.',
      'V sezoně je cena zbytečně vysoká.',
      'În sezon prețul e clar umflat.',
      'Szezonban túlzó az ár.',
      'У сезон ціна явно завищена.',
    ),
  ],
} as const

/** What could be better about where it stands. */
export const complaintsOfPlace = {
  beachAway: [
    five(
      'Na plażę dalej, niż by się chciało.',
      'Na pláž dál, než by člověk chtěl.',
      'Plaja e mai departe decât ți-ai dori.',
      'A part messzebb van, mint szeretné az ember.',
      'До пляжу далі, ніж хотілося б.',
    ),
  ],
  anywhere: [
    five(
      'Wieczorem od ulicy dochodzi hałas.',
      'Večer je od silnice slyšet hluk.',
      'Seara se aude zgomot din stradă.',
      'Este zaj szűrődik be az utcáról.',
      'Увечері чути шум з вулиці.',
    ),
    five(
      'W pobliżu niewiele się dzieje, bez auta trudno.',
      'V okolí se nic moc neděje, bez auta je to těžké.',
      'În apropiere nu prea ai ce face, fără mașină e greu.',
      'A környéken kevés a látnivaló, autó nélkül nehéz.',
      'Поруч мало що відбувається, без авто важко.',
    ),
  ],
} as const
