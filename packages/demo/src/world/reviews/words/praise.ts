import { five } from '../../texts/five.ts'

/** What is good about a house, by what is judged. */
export const praise = {
  rooms: [
    five(
      'Pokój duży i jasny, wygodne łóżko.',
      'Pokoj velký a světlý, pohodlná postel.',
      'Cameră mare și luminoasă, pat comod.',
      'Tágas, világos szoba, kényelmes ágy.',
      'Номер великий і світлий, ліжко зручне.',
    ),
    five(
      'Klimatyzacja działała cicho, spało się świetnie.',
      'Klimatizace byla tichá, spalo se skvěle.',
      'Aerul condiționat era silențios, s-a dormit excelent.',
      'A klíma halk volt, remekül lehetett aludni.',
      'Кондиціонер працював тихо, спалося чудово.',
    ),
    five(
      'Z balkonu było widać zachód słońca.',
      'Z balkonu byl vidět západ slunce.',
      'De pe balcon se vedea apusul.',
      'Az erkélyről látszott a naplemente.',
      'З балкона було видно захід сонця.',
    ),
    five(
      'Pokój dokładnie taki jak w opisie, dużo miejsca w szafach.',
      'Pokoj přesně podle popisu, ve skříních hodně místa.',
      'Camera exact ca în descriere, mult loc în dulapuri.',
      'A szoba pontosan olyan, mint a leírásban, bőven van hely a szekrényben.',
      'Номер точно як в описі, у шафах багато місця.',
    ),
  ],
  cleanliness: [
    five(
      'Wszędzie czysto, ręczniki wymieniane codziennie.',
      'Všude čisto, ručníky měnili každý den.',
      'Curat peste tot, prosoapele schimbate zilnic.',
      'Mindenhol tisztaság, naponta cserélték a törölközőket.',
      'Усюди чисто, рушники міняли щодня.',
    ),
    five(
      'Pokój sprzątany codziennie i naprawdę dokładnie.',
      'Pokoj uklízeli denně a opravdu pečlivě.',
      'Camera era curățată zilnic și cu adevărat atent.',
      'Naponta és alaposan takarítottak.',
      'Прибирали щодня і справді ретельно.',
    ),
    five(
      'Łazienka lśniła, nie ma się do czego przyczepić.',
      'Koupelna se leskla, není co vytknout.',
      'Baia strălucea, nu e nimic de reproșat.',
      'A fürdőszoba ragyogott, nincs mibe belekötni.',
      'Ванна кімната сяяла, немає до чого причепитися.',
    ),
  ],
  service: [
    five(
      'Obsługa pamiętała, kto jaką kawę pije.',
      'Personál si pamatoval, kdo jakou kávu pije.',
      'Personalul ținea minte cine ce cafea bea.',
      'A személyzet emlékezett, ki milyen kávét iszik.',
      'Персонал пам’ятав, хто яку каву п’є.',
    ),
    five(
      'Na recepcji zawsze ktoś, kto pomoże, z uśmiechem.',
      'Na recepci vždy někdo ochotný pomoci, s úsměvem.',
      'La recepție mereu cineva gata să ajute, cu zâmbetul pe buze.',
      'A recepción mindig akadt, aki mosolyogva segített.',
      'На рецепції завжди допоможуть, з усмішкою.',
    ),
    five(
      'Zgubiona walizka odnalazła się dzięki recepcji jeszcze tego samego dnia.',
      'Ztracený kufr se díky recepci našel ještě týž den.',
      'Valiza pierdută a fost găsită în aceeași zi, cu ajutorul recepției.',
      'Az elveszett bőrönd a recepció segítségével még aznap meglett.',
      'Загублена валіза знайшлася того ж дня завдяки рецепції.',
    ),
    five(
      'Miła, spokojna obsługa, nic nie było problemem.',
      'Milý a klidný personál, nic nebyl problém.',
      'Personal amabil și calm, nimic nu era o problemă.',
      'Kedves, nyugodt személyzet, semmi sem volt gond.',
      'Привітний спокійний персонал, ніщо не було проблемою.',
    ),
  ],
  food: [
    five(
      'Jedzenie świeże i urozmaicone, codziennie coś innego.',
      'Jídlo čerstvé a pestré, každý den něco jiného.',
      'Mâncare proaspătă și variată, în fiecare zi altceva.',
      'Friss, változatos ételek, minden nap valami más.',
      'Їжа свіжа й різноманітна, щодня щось інше.',
    ),
    five(
      'Śniadania, dla których warto wstać.',
      'Snídaně, kvůli kterým stojí za to vstát.',
      'Micul dejun merita trezirea.',
      'A reggelikért érdemes volt felkelni.',
      'Сніданки, заради яких варто прокинутися.',
    ),
    five(
      'Dużo warzyw, ryb i lokalnych smaków.',
      'Hodně zeleniny, ryb a místních chutí.',
      'Multe legume, pește și gusturi locale.',
      'Sok zöldség, hal és helyi íz.',
      'Багато овочів, риби та місцевих смаків.',
    ),
    five(
      'Nawet niejadek znalazł coś dla siebie.',
      'I vybíravý strávník si našel to své.',
      'Chiar și mofturoșii au găsit ceva pe plac.',
      'Még a válogatós is talált kedvére valót.',
      'Навіть вередливі знайшли щось для себе.',
    ),
  ],
  value: [
    five(
      'Za te pieniądze trudno o coś lepszego.',
      'Za ty peníze se těžko najde něco lepšího.',
      'La banii ăștia e greu de găsit ceva mai bun.',
      'Ennyi pénzért nehéz jobbat találni.',
      'За ці гроші важко знайти щось краще.',
    ),
    five(
      'Cena uczciwa wobec tego, co się dostaje.',
      'Cena odpovídá tomu, co člověk dostane.',
      'Un preț corect pentru ce primești.',
      'Korrekt ár azért, amit kap az ember.',
      'Чесна ціна за те, що отримуєш.',
    ),
    five(
      'Żadnych dopłat na miejscu, wszystko jak w umowie.',
      'Žádné doplatky na místě, vše podle smlouvy.',
      'Nicio plată în plus la fața locului, totul ca în contract.',
      'Semmi felár a helyszínen, minden a szerződés szerint.',
      'Жодних доплат на місці, усе як у договорі.',
    ),
  ],
} as const
