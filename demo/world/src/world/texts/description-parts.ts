import type { Audience } from '../vocabulary/facets.ts'

/**
 * Sentences of hotel descriptions. Placeholders: {hotel}, {kind}, {place} ("w miejscowości …"), {region}, {list} (nouns in the
 * nominative), distances with their unit. {Az} is the Hungarian article that fits the name. Names and lists are in positions
 * where no language inflects them.
 */
export const openings = [
  {
    pl: '{hotel} to {kind} {place}.',
    cs: '{hotel} je {kind} {place}.',
    ro: '{hotel} este {kind} {place}.',
    hu: '{Az} {hotel} {kind} {place}.',
    uk: '{hotel} — це {kind} {place}.',
  },
  {
    pl: '{hotel} – {kind} {place} – wita gości od {opened} roku.',
    cs: '{hotel} – {kind} {place} – vítá hosty od roku {opened}.',
    ro: '{hotel} – {kind} {place} – își primește oaspeții din {opened}.',
    hu: '{Az} {hotel} – {kind} {place} – {opened} óta várja vendégeit.',
    uk: '{hotel} — {kind} {place} — приймає гостей з {opened} року.',
  },
  {
    pl: 'Szukasz miejsca na dobre wakacje? {hotel} to {kind} {place}.',
    cs: 'Hledáte místo na povedenou dovolenou? {hotel} je {kind} {place}.',
    ro: 'Cauți un loc pentru o vacanță reușită? {hotel} este {kind} {place}.',
    hu: 'Jó helyet keres a nyaraláshoz? {Az} {hotel} {kind} {place}.',
    uk: 'Шукаєте місце для гарного відпочинку? {hotel} — це {kind} {place}.',
  },
  {
    pl: '{kindCapital} {place}: {hotel} łączy wygodę z dobrą obsługą.',
    cs: '{kindCapital} {place}: {hotel} spojuje pohodlí s dobrými službami.',
    ro: '{kindCapital} {place}: {hotel} îmbină confortul cu serviciile bune.',
    hu: '{kindCapital} {place}: {az} {hotel} a kényelmet jó kiszolgálással párosítja.',
    uk: '{kindCapital} {place}: {hotel} поєднує зручність і добрий сервіс.',
  },
  {
    pl: '{hotel} to {kind}, który leży {place} i chętnie wita stałych gości.',
    cs: '{hotel} je {kind}, který leží {place} a kam se hosté rádi vracejí.',
    ro: '{hotel} este {kind}, {place}, la care oaspeții revin cu drag.',
    hu: '{Az} {hotel} {kind} {place}, ahová a vendégek szívesen térnek vissza.',
    uk: '{hotel} — це {kind} {place}, куди гості залюбки повертаються.',
  },
  {
    pl: 'Stały rytm dnia albo pełna swoboda – {hotel} pozwala na jedno i drugie. To {kind} {place}.',
    cs: 'Pevný režim dne, nebo úplná volnost – {hotel} umí obojí. Je to {kind} {place}.',
    ro: 'Program ordonat sau libertate deplină – {hotel} le permite pe amândouă. Este {kind} {place}.',
    hu: 'Kötött napirend vagy teljes szabadság – {az} {hotel} mindkettőre jó: {kind} {place}.',
    uk: 'Чіткий розпорядок чи повна свобода — {hotel} дає і те, і те. Це {kind} {place}.',
  },
  {
    pl: '{placeCapital} na gości czeka {hotel} – {kind} odnowiony w {renovated} roku.',
    cs: '{placeCapital} na hosty čeká {hotel} – {kind} zrekonstruovaný v roce {renovated}.',
    ro: '{placeCapital} te așteaptă {hotel} – {kind}, cu renovare în {renovated}.',
    hu: '{placeCapital} várja vendégeit {az} {hotel} – {kind}; utolsó felújítás: {renovated}.',
    uk: '{placeCapital} на гостей чекає {hotel} — {kind}, оновлений у {renovated} році.',
  },
  {
    pl: '{hotel}: {kind} {place}, bez pośpiechu i bez tłoku.',
    cs: '{hotel}: {kind} {place}, beze spěchu a bez tlačenice.',
    ro: '{hotel}: {kind} {place}, fără grabă și fără aglomerație.',
    hu: '{hotel}: {kind} {place}, sietség és tömeg nélkül.',
    uk: '{hotel}: {kind} {place} — без поспіху й натовпу.',
  },
] as const

export const audienceParts = {
  families: [
    {
      pl: 'Rodziny z dziećmi doceniają tu przestrzeń, spokój i cierpliwą obsługę.',
      cs: 'Rodiny s dětmi tu ocení prostor, klid a trpělivý personál.',
      ro: 'Familiile cu copii apreciază aici spațiul, liniștea și personalul răbdător.',
      hu: 'A gyerekes családok a tágas tereket, a nyugalmat és a türelmes személyzetet értékelik.',
      uk: 'Сім’ї з дітьми цінують тут простір, спокій і терплячий персонал.',
    },
    {
      pl: 'Najmłodsi mają tu swój kąt, a rodzice – chwilę dla siebie.',
      cs: 'Nejmenší tu mají svůj koutek a rodiče chvíli pro sebe.',
      ro: 'Cei mici au colțul lor, iar părinții – un moment doar pentru ei.',
      hu: 'A kicsiknek külön sarkuk van, a szülőknek pedig egy kis idejük magukra.',
      uk: 'Малеча має свій куточок, а батьки — хвилинку для себе.',
    },
    {
      pl: 'To dobry adres na pierwsze wspólne wakacje z maluchem.',
      cs: 'Dobrá adresa pro první společnou dovolenou s malým dítětem.',
      ro: 'O adresă bună pentru prima vacanță împreună cu un copil mic.',
      hu: 'Jó cím az első közös nyaraláshoz kisgyerekkel.',
      uk: 'Гарна адреса для перших спільних канікул з малюком.',
    },
  ],
  couples: [
    {
      pl: 'Pary wybierają to miejsce dla spokojnych wieczorów i widoków o zachodzie słońca.',
      cs: 'Páry toto místo vybírají pro klidné večery a výhledy při západu slunce.',
      ro: 'Cuplurile aleg acest loc pentru serile liniștite și priveliștile de la apus.',
      hu: 'A párok a nyugodt esték és a naplementék miatt választják ezt a helyet.',
      uk: 'Пари обирають це місце заради спокійних вечорів і краєвидів на заході сонця.',
    },
    {
      pl: 'We dwoje odpoczywa się tu najlepiej: jest cisza, dobre wino i nikt nie goni czasu.',
      cs: 'Ve dvou se tu odpočívá nejlépe: je tu klid, dobré víno a nikam se nespěchá.',
      ro: 'În doi se odihnește cel mai bine: liniște, vin bun și niciun ceas care să grăbească.',
      hu: 'Kettesben a legjobb itt pihenni: csend van, jó a bor, és senki sem siet.',
      uk: 'Удвох тут відпочивається найкраще: тиша, добре вино й жодного поспіху.',
    },
    {
      pl: 'Kameralne zakątki sprzyjają rozmowom, na które zwykle brakuje czasu.',
      cs: 'Útulná zákoutí přejí rozhovorům, na které jinak není čas.',
      ro: 'Colțurile intime îndeamnă la discuțiile pentru care altfel nu e timp.',
      hu: 'A meghitt zugok kedveznek a beszélgetéseknek, amelyekre máskor nincs idő.',
      uk: 'Затишні куточки налаштовують на розмови, на які зазвичай бракує часу.',
    },
  ],
  adultsOnly: [
    {
      pl: 'Obiekt przyjmuje wyłącznie osoby dorosłe, więc panuje tu spokój.',
      cs: 'Objekt přijímá pouze dospělé, proto je tu klid.',
      ro: 'Se primesc doar adulți, așa că este liniște.',
      hu: 'Csak felnőtt vendégeket fogadnak, így nyugalom van.',
      uk: 'Тут приймають лише дорослих, тож тут панує спокій.',
    },
    {
      pl: 'To propozycja tylko dla dorosłych: cisza w dzień, nastrojowa muzyka wieczorem.',
      cs: 'Nabídka jen pro dospělé: přes den klid, večer hudba k poslechu.',
      ro: 'O ofertă doar pentru adulți: liniște ziua, muzică ambientală seara.',
      hu: 'Csak felnőtteknek: nappal csend, este hangulatos zene.',
      uk: 'Пропозиція лише для дорослих: удень тиша, ввечері приємна музика.',
    },
  ],
  active: [
    {
      pl: 'Aktywni goście zaczynają dzień od ścieżek w okolicy, a kończą go na tarasie.',
      cs: 'Aktivní hosté začínají den na okolních stezkách a končí ho na terase.',
      ro: 'Oaspeții activi încep ziua pe potecile din jur și o încheie pe terasă.',
      hu: 'Az aktív vendégek a környék ösvényein kezdik a napot, és a teraszon fejezik be.',
      uk: 'Активні гості починають день на стежках довкола, а завершують на терасі.',
    },
    {
      pl: 'Rower, kijki, długi spacer – tu trudno się nudzić.',
      cs: 'Kolo, hole, dlouhá procházka – tady se nikdo nenudí.',
      ro: 'Bicicletă, bețe de mers, plimbări lungi – aici nu te plictisești.',
      hu: 'Kerékpár, túrabot, hosszú séta – itt nehéz unatkozni.',
      uk: 'Велосипед, палиці для ходьби, довга прогулянка — тут не занудьгуєш.',
    },
  ],
  quiet: [
    {
      pl: 'Cisza jest tu wartością: ogród tłumi odgłosy ulicy, a wieczory są spokojne.',
      cs: 'Ticho je tu hodnotou: zahrada tlumí ruch ulice a večery jsou klidné.',
      ro: 'Liniștea este aici o valoare: grădina estompează strada, iar serile sunt calme.',
      hu: 'A csend itt érték: a kert elnyeli az utca zaját, az esték nyugodtak.',
      uk: 'Тиша тут — цінність: сад приглушує вулицю, а вечори спокійні.',
    },
    {
      pl: 'Z książką i filiżanką kawy można tu spędzić cały poranek.',
      cs: 'S knihou a šálkem kávy se tu dá strávit celé dopoledne.',
      ro: 'Cu o carte și o cafea poți petrece aici toată dimineața.',
      hu: 'Egy könyvvel és egy csésze kávéval itt el lehet tölteni az egész délelőttöt.',
      uk: 'З книжкою та чашкою кави тут можна провести весь ранок.',
    },
  ],
  seniors: [
    {
      pl: 'Łagodne ścieżki, ławki w cieniu i niedługie dystanse docenią starsi goście.',
      cs: 'Mírné cesty, lavičky ve stínu a krátké vzdálenosti ocení starší hosté.',
      ro: 'Aleile line, băncile la umbră și distanțele scurte sunt apreciate de oaspeții mai în vârstă.',
      hu: 'A lankás utakat, az árnyas padokat és a rövid távolságokat az idősebb vendégek is értékelik.',
      uk: 'Пологі доріжки, лавки в затінку й невеликі відстані оцінять старші гості.',
    },
    {
      pl: 'Obsługa ma czas na rozmowę i na spokojne wyjaśnienie szczegółów.',
      cs: 'Personál má čas na rozhovor i na klidné vysvětlení podrobností.',
      ro: 'Personalul are timp de o vorbă și de explicații pe îndelete.',
      hu: 'A személyzet ráér beszélgetni, és nyugodtan elmagyaráz mindent.',
      uk: 'Персонал має час поговорити й спокійно все пояснити.',
    },
  ],
  friends: [
    {
      pl: 'Grupy przyjaciół cenią duże stoły na tarasie i bliskość miejsc na wieczorny spacer.',
      cs: 'Party přátel ocení velké stoly na terase i blízkost večerních promenád.',
      ro: 'Grupurile de prieteni apreciază mesele mari de pe terasă și promenadele de seară.',
      hu: 'A baráti társaságok a nagy teraszasztalokat és a közeli esti sétányokat szeretik.',
      uk: 'Компанії друзів цінують великі столи на терасі та близькість вечірніх променадів.',
    },
    {
      pl: 'W większym gronie też jest wygodnie: pokoje można zarezerwować obok siebie.',
      cs: 'Pohodlně je tu i ve větší společnosti: pokoje lze rezervovat vedle sebe.',
      ro: 'Este comod și într-un grup mai mare: camerele pot fi rezervate alăturat.',
      hu: 'Nagyobb társasággal is kényelmes: a szobák egymás mellé foglalhatók.',
      uk: 'Більшою компанією теж зручно: номери можна забронювати поруч.',
    },
  ],
} satisfies Record<Audience, readonly unknown[]>
