/** What the hotel offers and how the rooms are. {list} has nouns in the nominative. */
export const facilityParts = [
  {
    pl: 'Do dyspozycji gości: {list}.',
    cs: 'Hostům jsou k dispozici: {list}.',
    ro: 'La dispoziția oaspeților: {list}.',
    hu: 'A vendégek rendelkezésére áll: {list}.',
    uk: 'До послуг гостей: {list}.',
  },
  {
    pl: 'Na miejscu: {list}.',
    cs: 'Na místě: {list}.',
    ro: 'La fața locului: {list}.',
    hu: 'Helyben: {list}.',
    uk: 'На місці: {list}.',
  },
  {
    pl: 'W obiekcie: {list}.',
    cs: 'V objektu: {list}.',
    ro: 'În incintă: {list}.',
    hu: 'A házban: {list}.',
    uk: 'На території: {list}.',
  },
  {
    pl: 'Gościom służą: {list}.',
    cs: 'Hostům slouží: {list}.',
    ro: 'Oaspeții au la dispoziție: {list}.',
    hu: 'A kínálatban: {list}.',
    uk: 'Гостям доступні: {list}.',
  },
] as const

export const roomParts = [
  {
    pl: 'Pokoje są jasne i wygodne; do wyboru: {list}.',
    cs: 'Pokoje jsou světlé a pohodlné; na výběr: {list}.',
    ro: 'Camerele sunt luminoase și confortabile; la alegere: {list}.',
    hu: 'A szobák világosak és kényelmesek; választható: {list}.',
    uk: 'Номери світлі й зручні; на вибір: {list}.',
  },
  {
    pl: 'W ofercie: {list}. Materace wymieniono przy ostatnim remoncie.',
    cs: 'V nabídce: {list}. Matrace byly vyměněny při poslední rekonstrukci.',
    ro: 'În ofertă: {list}. Saltelele au fost schimbate la ultima renovare.',
    hu: 'A kínálatban: {list}. A matracokat a legutóbbi felújításkor cserélték.',
    uk: 'У пропозиції: {list}. Матраци замінено під час останнього ремонту.',
  },
  {
    pl: 'Goście wybierają spośród kilku rodzajów: {list}. Ręczniki i pościel są w cenie.',
    cs: 'Hosté vybírají z několika typů: {list}. Ručníky a povlečení jsou v ceně.',
    ro: 'Oaspeții aleg dintre mai multe tipuri: {list}. Prosoapele și lenjeria sunt incluse.',
    hu: 'A vendégek többféle közül választhatnak: {list}. A törölköző és az ágynemű az árban van.',
    uk: 'Гості обирають з кількох типів: {list}. Рушники й постіль включено.',
  },
  {
    pl: 'Liczba pokoi: {rooms}. Rodzaje: {list}.',
    cs: 'Počet pokojů: {rooms}. Typy: {list}.',
    ro: 'Număr de camere: {rooms}. Tipuri: {list}.',
    hu: 'Szobák száma: {rooms}. Típusok: {list}.',
    uk: 'Кількість номерів: {rooms}. Типи: {list}.',
  },
] as const

export const closings = [
  {
    pl: 'Rezerwacja z wyprzedzeniem zwykle oznacza lepszą cenę i większy wybór pokoi.',
    cs: 'Dřívější rezervace obvykle znamená lepší cenu i větší výběr pokojů.',
    ro: 'Rezervarea din timp înseamnă de obicei un preț mai bun și mai multe camere.',
    hu: 'A korai foglalás általában jobb árat és nagyobb szobaválasztékot jelent.',
    uk: 'Раннє бронювання зазвичай означає кращу ціну й більший вибір номерів.',
  },
  {
    pl: 'Goście chwalą czystość, porządek i życzliwą obsługę.',
    cs: 'Hosté chválí čistotu, pořádek a vlídný personál.',
    ro: 'Oaspeții laudă curățenia, ordinea și personalul amabil.',
    hu: 'A vendégek a tisztaságot, a rendet és a kedves személyzetet dicsérik.',
    uk: 'Гості хвалять чистоту, порядок і привітний персонал.',
  },
  {
    pl: 'To wybór dla tych, którzy wolą sprawdzone miejsca od głośnych nazw.',
    cs: 'Volba pro ty, kdo dávají přednost osvědčeným místům před hlučnými jmény.',
    ro: 'O alegere pentru cei care preferă locurile verificate numelor răsunătoare.',
    hu: 'Azoknak ajánljuk, akik a bevált helyeket többre tartják a hangzatos neveknél.',
    uk: 'Вибір для тих, хто цінує перевірені місця більше за гучні назви.',
  },
  {
    pl: 'Ostatni remont: {renovated}. Widać go w detalach.',
    cs: 'Poslední rekonstrukce: {renovated}. Je vidět v detailech.',
    ro: 'Ultima renovare: {renovated}. Se vede în detalii.',
    hu: 'Utolsó felújítás: {renovated}. A részleteken is látszik.',
    uk: 'Останній ремонт: {renovated}. Це видно в деталях.',
  },
  {
    pl: 'Zameldowanie od {checkIn}, wymeldowanie do {checkOut}; bagaż można zostawić w recepcji.',
    cs: 'Příjezd od {checkIn}, odjezd do {checkOut}; zavazadla lze nechat na recepci.',
    ro: 'Check-in de la {checkIn}, check-out până la {checkOut}; bagajele pot rămâne la recepție.',
    hu: 'Bejelentkezés {checkIn} órától, kijelentkezés {checkOut} óráig; a csomag a recepción hagyható.',
    uk: 'Заселення з {checkIn}, виселення до {checkOut}; багаж можна залишити на рецепції.',
  },
] as const

export const shortParts = [
  {
    pl: '{kindCapital} {place}. {spot}',
    cs: '{kindCapital} {place}. {spot}',
    ro: '{kindCapital} {place}. {spot}',
    hu: '{kindCapital} {place}. {spot}',
    uk: '{kindCapital} {place}. {spot}',
  },
  {
    pl: '{spot} Na miejscu: {list}.',
    cs: '{spot} Na místě: {list}.',
    ro: '{spot} La fața locului: {list}.',
    hu: '{spot} Helyben: {list}.',
    uk: '{spot} На місці: {list}.',
  },
  {
    pl: '{kindCapital}. {audience}',
    cs: '{kindCapital}. {audience}',
    ro: '{kindCapital}. {audience}',
    hu: '{kindCapital}. {audience}',
    uk: '{kindCapital}. {audience}',
  },
  {
    pl: '{audience} {spot}',
    cs: '{audience} {spot}',
    ro: '{audience} {spot}',
    hu: '{audience} {spot}',
    uk: '{audience} {spot}',
  },
] as const
