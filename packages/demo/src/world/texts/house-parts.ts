import { five } from './five.ts'

/** What the house offers and how the rooms are. {list} holds nouns in the nominative. */
export const facilityParts = [
  five(
    'Do dyspozycji gości: {list}.',
    'Hostům jsou k dispozici: {list}.',
    'La dispoziția oaspeților: {list}.',
    'A vendégek rendelkezésére áll: {list}.',
    'До послуг гостей: {list}.',
  ),
  five(
    'Na miejscu: {list}.',
    'Na místě: {list}.',
    'La fața locului: {list}.',
    'Helyben: {list}.',
    'На місці: {list}.',
  ),
  five(
    'W obiekcie: {list}.',
    'V objektu: {list}.',
    'În incintă: {list}.',
    'A házban: {list}.',
    'На території: {list}.',
  ),
  five(
    'Gościom służą: {list}.',
    'Hostům slouží: {list}.',
    'Oaspeții au la dispoziție: {list}.',
    'A kínálatban: {list}.',
    'Гостям доступні: {list}.',
  ),
] as const

export const roomParts = [
  five(
    'Pokoje są jasne i wygodne; do wyboru: {list}.',
    'Pokoje jsou světlé a pohodlné; na výběr: {list}.',
    'Camerele sunt luminoase și confortabile; la alegere: {list}.',
    'A szobák világosak és kényelmesek; választható: {list}.',
    'Номери світлі й зручні; на вибір: {list}.',
  ),
  five(
    'W ofercie: {list}. Materace wymieniono przy ostatnim remoncie.',
    'V nabídce: {list}. Matrace byly vyměněny při poslední rekonstrukci.',
    'În ofertă: {list}. Saltelele au fost schimbate la ultima renovare.',
    'A kínálatban: {list}. A matracokat a legutóbbi felújításkor cserélték.',
    'У пропозиції: {list}. Матраци замінено під час останнього ремонту.',
  ),
  five(
    'Goście wybierają spośród kilku rodzajów: {list}. Ręczniki i pościel są w cenie.',
    'Hosté vybírají z několika typů: {list}. Ručníky a povlečení jsou v ceně.',
    'Oaspeții aleg dintre mai multe tipuri: {list}. Prosoapele și lenjeria sunt incluse.',
    'A vendégek többféle közül választhatnak: {list}. A törölköző és az ágynemű az árban van.',
    'Гості обирають з кількох типів: {list}. Рушники й постіль включено.',
  ),
  five(
    'Liczba pokoi: {rooms}. Rodzaje: {list}.',
    'Počet pokojů: {rooms}. Typy: {list}.',
    'Număr de camere: {rooms}. Tipuri: {list}.',
    'Szobák száma: {rooms}. Típusok: {list}.',
    'Кількість номерів: {rooms}. Типи: {list}.',
  ),
] as const

export const closings = [
  five(
    'Rezerwacja z wyprzedzeniem zwykle oznacza lepszą cenę i większy wybór pokoi.',
    'Dřívější rezervace obvykle znamená lepší cenu i větší výběr pokojů.',
    'Rezervarea din timp înseamnă de obicei un preț mai bun și mai multe camere.',
    'A korai foglalás általában jobb árat és nagyobb szobaválasztékot jelent.',
    'Раннє бронювання зазвичай означає кращу ціну й більший вибір номерів.',
  ),
  five(
    'Goście chwalą czystość, porządek i życzliwą obsługę.',
    'Hosté chválí čistotu, pořádek a vlídný personál.',
    'Oaspeții laudă curățenia, ordinea și personalul amabil.',
    'A vendégek a tisztaságot, a rendet és a kedves személyzetet dicsérik.',
    'Гості хвалять чистоту, порядок і привітний персонал.',
  ),
  five(
    'To wybór dla tych, którzy wolą sprawdzone miejsca od głośnych nazw.',
    'Volba pro ty, kdo dávají přednost osvědčeným místům před hlučnými jmény.',
    'O alegere pentru cei care preferă locurile verificate numelor răsunătoare.',
    'Azoknak ajánljuk, akik a bevált helyeket többre tartják a hangzatos neveknél.',
    'Вибір для тих, хто цінує перевірені місця більше за гучні назви.',
  ),
  five(
    'Ostatni remont: {renovated}. Widać go w detalach.',
    'Poslední rekonstrukce: {renovated}. Je vidět v detailech.',
    'Ultima renovare: {renovated}. Se vede în detalii.',
    'Utolsó felújítás: {renovated}. A részleteken is látszik.',
    'Останній ремонт: {renovated}. Це видно в деталях.',
  ),
  five(
    'Zameldowanie od {checkIn}, wymeldowanie do {checkOut}; bagaż można zostawić w recepcji.',
    'Příjezd od {checkIn}, odjezd do {checkOut}; zavazadla lze nechat na recepci.',
    'Check-in de la {checkIn}, check-out până la {checkOut}; bagajele pot rămâne la recepție.',
    'Bejelentkezés {checkIn} órától, kijelentkezés {checkOut} óráig; a csomag a recepción hagyható.',
    'Заселення з {checkIn}, виселення до {checkOut}; багаж можна залишити на рецепції.',
  ),
] as const

export const shortParts = [
  five(
    '{kindCapital} {place}. {spot}',
    '{kindCapital} {place}. {spot}',
    '{kindCapital} {place}. {spot}',
    '{kindCapital} {place}. {spot}',
    '{kindCapital} {place}. {spot}',
  ),
  five(
    '{spot} Na miejscu: {list}.',
    '{spot} Na místě: {list}.',
    '{spot} La fața locului: {list}.',
    '{spot} Helyben: {list}.',
    '{spot} На місці: {list}.',
  ),
  five(
    '{kindCapital}. {audience}',
    '{kindCapital}. {audience}',
    '{kindCapital}. {audience}',
    '{kindCapital}. {audience}',
    '{kindCapital}. {audience}',
  ),
  five(
    '{audience} {spot}',
    '{audience} {spot}',
    '{audience} {spot}',
    '{audience} {spot}',
    '{audience} {spot}',
  ),
] as const
