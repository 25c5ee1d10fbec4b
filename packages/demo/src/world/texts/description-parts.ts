import type { Audience } from '../vocabulary/facets.ts'
import { five } from './five.ts'

/**
 * Sentences of hotel descriptions. Braces are filled in: {hotel}, {kind}, {place} ("w miejscowości …"), {region},
 * {list} (nouns in the nominative), distances with their unit. {Az} is the Hungarian article that fits the name.
 * Names and lists stand where every language leaves them uninflected.
 */
export const openings = [
  five(
    '{hotel} to {kind} {place}.',
    '{hotel} je {kind} {place}.',
    '{hotel} este {kind} {place}.',
    '{Az} {hotel} {kind} {place}.',
    '{hotel} — це {kind} {place}.',
  ),
  five(
    '{hotel} – {kind} {place} – wita gości od {opened} roku.',
    '{hotel} – {kind} {place} – vítá hosty od roku {opened}.',
    '{hotel} – {kind} {place} – își primește oaspeții din {opened}.',
    '{Az} {hotel} – {kind} {place} – {opened} óta várja vendégeit.',
    '{hotel} — {kind} {place} — приймає гостей з {opened} року.',
  ),
  five(
    'Szukasz miejsca na dobre wakacje? {hotel} to {kind} {place}.',
    'Hledáte místo na povedenou dovolenou? {hotel} je {kind} {place}.',
    'Cauți un loc pentru o vacanță reușită? {hotel} este {kind} {place}.',
    'Jó helyet keres a nyaraláshoz? {Az} {hotel} {kind} {place}.',
    'Шукаєте місце для гарного відпочинку? {hotel} — це {kind} {place}.',
  ),
  five(
    '{kindCapital} {place}: {hotel} łączy wygodę z dobrą obsługą.',
    '{kindCapital} {place}: {hotel} spojuje pohodlí s dobrými službami.',
    '{kindCapital} {place}: {hotel} îmbină confortul cu serviciile bune.',
    '{kindCapital} {place}: {az} {hotel} a kényelmet jó kiszolgálással párosítja.',
    '{kindCapital} {place}: {hotel} поєднує зручність і добрий сервіс.',
  ),
  five(
    '{hotel} to {kind}, który leży {place} i chętnie wita stałych gości.',
    '{hotel} je {kind}, který leží {place} a kam se hosté rádi vracejí.',
    '{hotel} este {kind}, {place}, la care oaspeții revin cu drag.',
    '{Az} {hotel} {kind} {place}, ahová a vendégek szívesen térnek vissza.',
    '{hotel} — це {kind} {place}, куди гості залюбки повертаються.',
  ),
  five(
    'Stały rytm dnia albo pełna swoboda – {hotel} pozwala na jedno i drugie. To {kind} {place}.',
    'Pevný režim dne, nebo úplná volnost – {hotel} umí obojí. Je to {kind} {place}.',
    'Program ordonat sau libertate deplină – {hotel} le permite pe amândouă. Este {kind} {place}.',
    'Kötött napirend vagy teljes szabadság – {az} {hotel} mindkettőre jó: {kind} {place}.',
    'Чіткий розпорядок чи повна свобода — {hotel} дає і те, і те. Це {kind} {place}.',
  ),
  five(
    '{placeCapital} na gości czeka {hotel} – {kind} odnowiony w {renovated} roku.',
    '{placeCapital} na hosty čeká {hotel} – {kind} zrekonstruovaný v roce {renovated}.',
    '{placeCapital} te așteaptă {hotel} – {kind}, cu renovare în {renovated}.',
    '{placeCapital} várja vendégeit {az} {hotel} – {kind}; utolsó felújítás: {renovated}.',
    '{placeCapital} на гостей чекає {hotel} — {kind}, оновлений у {renovated} році.',
  ),
  five(
    '{hotel}: {kind} {place}, bez pośpiechu i bez tłoku.',
    '{hotel}: {kind} {place}, beze spěchu a bez tlačenice.',
    '{hotel}: {kind} {place}, fără grabă și fără aglomerație.',
    '{hotel}: {kind} {place}, sietség és tömeg nélkül.',
    '{hotel}: {kind} {place} — без поспіху й натовпу.',
  ),
] as const

export const audienceParts = {
  families: [
    five(
      'Rodziny z dziećmi doceniają tu przestrzeń, spokój i cierpliwą obsługę.',
      'Rodiny s dětmi tu ocení prostor, klid a trpělivý personál.',
      'Familiile cu copii apreciază aici spațiul, liniștea și personalul răbdător.',
      'A gyerekes családok a tágas tereket, a nyugalmat és a türelmes személyzetet értékelik.',
      'Сім’ї з дітьми цінують тут простір, спокій і терплячий персонал.',
    ),
    five(
      'Najmłodsi mają tu swój kąt, a rodzice – chwilę dla siebie.',
      'Nejmenší tu mají svůj koutek a rodiče chvíli pro sebe.',
      'Cei mici au colțul lor, iar părinții – un moment doar pentru ei.',
      'A kicsiknek külön sarkuk van, a szülőknek pedig egy kis idejük magukra.',
      'Малеча має свій куточок, а батьки — хвилинку для себе.',
    ),
    five(
      'To dobry adres na pierwsze wspólne wakacje z maluchem.',
      'Dobrá adresa pro první společnou dovolenou s malým dítětem.',
      'O adresă bună pentru prima vacanță împreună cu un copil mic.',
      'Jó cím az első közös nyaraláshoz kisgyerekkel.',
      'Гарна адреса для перших спільних канікул з малюком.',
    ),
  ],
  couples: [
    five(
      'Pary wybierają to miejsce dla spokojnych wieczorów i widoków o zachodzie słońca.',
      'Páry toto místo vybírají pro klidné večery a výhledy při západu slunce.',
      'Cuplurile aleg acest loc pentru serile liniștite și priveliștile de la apus.',
      'A párok a nyugodt esték és a naplementék miatt választják ezt a helyet.',
      'Пари обирають це місце заради спокійних вечорів і краєвидів на заході сонця.',
    ),
    five(
      'We dwoje odpoczywa się tu najlepiej: jest cisza, dobre wino i nikt nie goni czasu.',
      'Ve dvou se tu odpočívá nejlépe: je tu klid, dobré víno a nikam se nespěchá.',
      'În doi se odihnește cel mai bine: liniște, vin bun și niciun ceas care să grăbească.',
      'Kettesben a legjobb itt pihenni: csend van, jó a bor, és senki sem siet.',
      'Удвох тут відпочивається найкраще: тиша, добре вино й жодного поспіху.',
    ),
    five(
      'Kameralne zakątki sprzyjają rozmowom, na które zwykle brakuje czasu.',
      'Útulná zákoutí přejí rozhovorům, na které jinak není čas.',
      'Colțurile intime îndeamnă la discuțiile pentru care altfel nu e timp.',
      'A meghitt zugok kedveznek a beszélgetéseknek, amelyekre máskor nincs idő.',
      'Затишні куточки налаштовують на розмови, на які зазвичай бракує часу.',
    ),
  ],
  adultsOnly: [
    five(
      'Obiekt przyjmuje wyłącznie osoby dorosłe, więc panuje tu spokój.',
      'Objekt přijímá pouze dospělé, proto je tu klid.',
      'Se primesc doar adulți, așa că este liniște.',
      'Csak felnőtt vendégeket fogadnak, így nyugalom van.',
      'Тут приймають лише дорослих, тож тут панує спокій.',
    ),
    five(
      'To propozycja tylko dla dorosłych: cisza w dzień, nastrojowa muzyka wieczorem.',
      'Nabídka jen pro dospělé: přes den klid, večer hudba k poslechu.',
      'O ofertă doar pentru adulți: liniște ziua, muzică ambientală seara.',
      'Csak felnőtteknek: nappal csend, este hangulatos zene.',
      'Пропозиція лише для дорослих: удень тиша, ввечері приємна музика.',
    ),
  ],
  active: [
    five(
      'Aktywni goście zaczynają dzień od ścieżek w okolicy, a kończą go na tarasie.',
      'Aktivní hosté začínají den na okolních stezkách a končí ho na terase.',
      'Oaspeții activi încep ziua pe potecile din jur și o încheie pe terasă.',
      'Az aktív vendégek a környék ösvényein kezdik a napot, és a teraszon fejezik be.',
      'Активні гості починають день на стежках довкола, а завершують на терасі.',
    ),
    five(
      'Rower, kijki, długi spacer – tu trudno się nudzić.',
      'Kolo, hole, dlouhá procházka – tady se nikdo nenudí.',
      'Bicicletă, bețe de mers, plimbări lungi – aici nu te plictisești.',
      'Kerékpár, túrabot, hosszú séta – itt nehéz unatkozni.',
      'Велосипед, палиці для ходьби, довга прогулянка — тут не занудьгуєш.',
    ),
  ],
  quiet: [
    five(
      'Cisza jest tu wartością: ogród tłumi odgłosy ulicy, a wieczory są spokojne.',
      'Ticho je tu hodnotou: zahrada tlumí ruch ulice a večery jsou klidné.',
      'Liniștea este aici o valoare: grădina estompează strada, iar serile sunt calme.',
      'A csend itt érték: a kert elnyeli az utca zaját, az esték nyugodtak.',
      'Тиша тут — цінність: сад приглушує вулицю, а вечори спокійні.',
    ),
    five(
      'Z książką i filiżanką kawy można tu spędzić cały poranek.',
      'S knihou a šálkem kávy se tu dá strávit celé dopoledne.',
      'Cu o carte și o cafea poți petrece aici toată dimineața.',
      'Egy könyvvel és egy csésze kávéval itt el lehet tölteni az egész délelőttöt.',
      'З книжкою та чашкою кави тут можна провести весь ранок.',
    ),
  ],
  seniors: [
    five(
      'Łagodne ścieżki, ławki w cieniu i niedługie dystanse docenią starsi goście.',
      'Mírné cesty, lavičky ve stínu a krátké vzdálenosti ocení starší hosté.',
      'Aleile line, băncile la umbră și distanțele scurte sunt apreciate de oaspeții mai în vârstă.',
      'A lankás utakat, az árnyas padokat és a rövid távolságokat az idősebb vendégek is értékelik.',
      'Пологі доріжки, лавки в затінку й невеликі відстані оцінять старші гості.',
    ),
    five(
      'Obsługa ma czas na rozmowę i na spokojne wyjaśnienie szczegółów.',
      'Personál má čas na rozhovor i na klidné vysvětlení podrobností.',
      'Personalul are timp de o vorbă și de explicații pe îndelete.',
      'A személyzet ráér beszélgetni, és nyugodtan elmagyaráz mindent.',
      'Персонал має час поговорити й спокійно все пояснити.',
    ),
  ],
  friends: [
    five(
      'Grupy przyjaciół cenią duże stoły na tarasie i bliskość miejsc na wieczorny spacer.',
      'Party přátel ocení velké stoly na terase i blízkost večerních promenád.',
      'Grupurile de prieteni apreciază mesele mari de pe terasă și promenadele de seară.',
      'A baráti társaságok a nagy teraszasztalokat és a közeli esti sétányokat szeretik.',
      'Компанії друзів цінують великі столи на терасі та близькість вечірніх променадів.',
    ),
    five(
      'W większym gronie też jest wygodnie: pokoje można zarezerwować obok siebie.',
      'Pohodlně je tu i ve větší společnosti: pokoje lze rezervovat vedle sebe.',
      'Este comod și într-un grup mai mare: camerele pot fi rezervate alăturat.',
      'Nagyobb társasággal is kényelmes: a szobák egymás mellé foglalhatók.',
      'Більшою компанією теж зручно: номери можна забронювати поруч.',
    ),
  ],
} satisfies Record<Audience, readonly unknown[]>
