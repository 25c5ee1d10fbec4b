import type { Localised } from '@wojaz/travel/locale'

/** What could be better about a hotel, by aspect. */
export const complaints = {
  rooms: [
    {
      pl: 'Pokój mniejszy, niż można sądzić po zdjęciach.',
      cs: 'Pokoj menší, než se zdá na fotkách.',
      ro: 'Camera mai mică decât pare în poze.',
      hu: 'A szoba kisebb, mint a képeken.',
      uk: 'Номер менший, ніж здається на фото.',
    },
    {
      pl: 'Materac twardy, a klimatyzacja głośna.',
      cs: 'Matrace tvrdá a klimatizace hlučná.',
      ro: 'Salteaua tare, iar aerul condiționat zgomotos.',
      hu: 'Kemény matrac, hangos klíma.',
      uk: 'Матрац твердий, а кондиціонер гучний.',
    },
    {
      pl: 'Łazienka prosi się o remont.',
      cs: 'Koupelna volá po rekonstrukci.',
      ro: 'Baia are nevoie de renovare.',
      hu: 'A fürdőszoba felújításra szorul.',
      uk: 'Ванна кімната потребує ремонту.',
    },
    {
      pl: 'Ściany cienkie, słychać sąsiadów.',
      cs: 'Tenké stěny, slyšet sousedy.',
      ro: 'Pereți subțiri, se aud vecinii.',
      hu: 'Vékony falak, áthallatszanak a szomszédok.',
      uk: 'Стіни тонкі, чути сусідів.',
    },
  ],
  cleanliness: [
    {
      pl: 'Sprzątanie tylko z wierzchu, kąty pominięte.',
      cs: 'Uklízelo se jen na oko, kouty vynechali.',
      ro: 'Curățenie doar la suprafață, colțurile uitate.',
      hu: 'Csak felületesen takarítottak.',
      uk: 'Прибирали лише про око, кути оминали.',
    },
    {
      pl: 'O świeże ręczniki trzeba było prosić.',
      cs: 'O čisté ručníky se muselo prosit.',
      ro: 'Prosoapele curate trebuiau cerute.',
      hu: 'Tiszta törölközőt külön kellett kérni.',
      uk: 'Чисті рушники доводилося просити.',
    },
    {
      pl: 'Pierwszego dnia pokój nie był posprzątany.',
      cs: 'První den nebyl pokoj uklizený.',
      ro: 'În prima zi camera nu era făcută.',
      hu: 'Az első napon nem volt kitakarítva a szoba.',
      uk: 'Першого дня номер не був прибраний.',
    },
  ],
  service: [
    {
      pl: 'Na zameldowanie czekało się ponad godzinę.',
      cs: 'Na ubytování se čekalo přes hodinu.',
      ro: 'La cazare s-a așteptat peste o oră.',
      hu: 'Több mint egy óra várakozás a bejelentkezésnél.',
      uk: 'На заселення чекали понад годину.',
    },
    {
      pl: 'Recepcja odsyłała z pytaniem od osoby do osoby.',
      cs: 'Recepce posílala s otázkou od jednoho k druhému.',
      ro: 'La recepție întrebările erau trimise de la unul la altul.',
      hu: 'A recepción egyik embertől a másikhoz küldtek.',
      uk: 'На рецепції з питанням відсилали від одного до іншого.',
    },
    {
      pl: 'Obsługa uprzejma, ale bardzo powolna.',
      cs: 'Personál zdvořilý, ale velmi pomalý.',
      ro: 'Personal politicos, dar foarte lent.',
      hu: 'Udvarias, de nagyon lassú kiszolgálás.',
      uk: 'Персонал ввічливий, але дуже повільний.',
    },
  ],
  food: [
    {
      pl: 'Jedzenie po kilku dniach zaczyna się powtarzać.',
      cs: 'Jídlo se po pár dnech začne opakovat.',
      ro: 'După câteva zile mâncarea se repetă.',
      hu: 'Pár nap után ismétlődnek az ételek.',
      uk: 'За кілька днів їжа починає повторюватися.',
    },
    {
      pl: 'Kto przychodzi później, zastaje puste półmiski.',
      cs: 'Kdo přijde později, najde prázdné mísy.',
      ro: 'Cine vine mai târziu găsește tăvile goale.',
      hu: 'Aki később jön, üres tálakat talál.',
      uk: 'Хто приходить пізніше, бачить порожні таці.',
    },
    {
      pl: 'Na kolacji tłok i hałas.',
      cs: 'U večeře tlačenice a hluk.',
      ro: 'La cină aglomerație și gălăgie.',
      hu: 'Vacsoránál tömeg és zaj.',
      uk: 'На вечері тісно й гамірно.',
    },
    {
      pl: 'Dania ciepłe bywały letnie.',
      cs: 'Teplá jídla bývala vlažná.',
      ro: 'Felurile calde erau uneori căldicele.',
      hu: 'A meleg ételek néha langyosak voltak.',
      uk: 'Гарячі страви бували ледь теплі.',
    },
  ],
  value: [
    {
      pl: 'Za tę cenę można oczekiwać więcej.',
      cs: 'Za tuto cenu se dá čekat víc.',
      ro: 'La prețul acesta te aștepți la mai mult.',
      hu: 'Ezért az árért többet várna az ember.',
      uk: 'За цю ціну очікуєш більшого.',
    },
    {
      pl: 'Za sejf i parasol trzeba dopłacić na miejscu.',
      cs: 'Za trezor a slunečník se platí na místě.',
      ro: 'Seiful și umbrela se plătesc separat.',
      hu: 'A széfért és a napernyőért külön kell fizetni.',
      uk: 'За сейф і парасолю треба доплатити на місці.',
    },
    {
      pl: 'W sezonie cena wyraźnie na wyrost.',
      cs: 'V sezoně je cena zbytečně vysoká.',
      ro: 'În sezon prețul e clar umflat.',
      hu: 'Szezonban túlzó az ár.',
      uk: 'У сезон ціна явно завищена.',
    },
  ],
} satisfies Record<string, readonly Localised[]>

/** What could be better about its location. */
export const complaintsOfPlace = {
  beachAway: [
    {
      pl: 'Na plażę dalej, niż by się chciało.',
      cs: 'Na pláž dál, než by člověk chtěl.',
      ro: 'Plaja e mai departe decât ți-ai dori.',
      hu: 'A part messzebb van, mint szeretné az ember.',
      uk: 'До пляжу далі, ніж хотілося б.',
    },
  ],
  anywhere: [
    {
      pl: 'Wieczorem od ulicy dochodzi hałas.',
      cs: 'Večer je od silnice slyšet hluk.',
      ro: 'Seara se aude zgomot din stradă.',
      hu: 'Este zaj szűrődik be az utcáról.',
      uk: 'Увечері чути шум з вулиці.',
    },
    {
      pl: 'W pobliżu niewiele się dzieje, bez auta trudno.',
      cs: 'V okolí se nic moc neděje, bez auta je to těžké.',
      ro: 'În apropiere nu prea ai ce face, fără mașină e greu.',
      hu: 'A környéken kevés a látnivaló, autó nélkül nehéz.',
      uk: 'Поруч мало що відбувається, без авто важко.',
    },
  ],
} satisfies Record<string, readonly Localised[]>
