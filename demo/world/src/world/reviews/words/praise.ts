import type { Localised } from '@wojaz/travel/locale'

/** What is good about a hotel, by aspect. */
export const praise = {
  rooms: [
    {
      pl: 'Pokój duży i jasny, wygodne łóżko.',
      cs: 'Pokoj velký a světlý, pohodlná postel.',
      ro: 'Cameră mare și luminoasă, pat comod.',
      hu: 'Tágas, világos szoba, kényelmes ágy.',
      uk: 'Номер великий і світлий, ліжко зручне.',
    },
    {
      pl: 'Klimatyzacja działała cicho, spało się świetnie.',
      cs: 'Klimatizace byla tichá, spalo se skvěle.',
      ro: 'Aerul condiționat era silențios, s-a dormit excelent.',
      hu: 'A klíma halk volt, remekül lehetett aludni.',
      uk: 'Кондиціонер працював тихо, спалося чудово.',
    },
    {
      pl: 'Z balkonu było widać zachód słońca.',
      cs: 'Z balkonu byl vidět západ slunce.',
      ro: 'De pe balcon se vedea apusul.',
      hu: 'Az erkélyről látszott a naplemente.',
      uk: 'З балкона було видно захід сонця.',
    },
    {
      pl: 'Pokój dokładnie taki jak w opisie, dużo miejsca w szafach.',
      cs: 'Pokoj přesně podle popisu, ve skříních hodně místa.',
      ro: 'Camera exact ca în descriere, mult loc în dulapuri.',
      hu: 'A szoba pontosan olyan, mint a leírásban, bőven van hely a szekrényben.',
      uk: 'Номер точно як в описі, у шафах багато місця.',
    },
  ],
  cleanliness: [
    {
      pl: 'Wszędzie czysto, ręczniki wymieniane codziennie.',
      cs: 'Všude čisto, ručníky měnili každý den.',
      ro: 'Curat peste tot, prosoapele schimbate zilnic.',
      hu: 'Mindenhol tisztaság, naponta cserélték a törölközőket.',
      uk: 'Усюди чисто, рушники міняли щодня.',
    },
    {
      pl: 'Pokój sprzątany codziennie i naprawdę dokładnie.',
      cs: 'Pokoj uklízeli denně a opravdu pečlivě.',
      ro: 'Camera era curățată zilnic și cu adevărat atent.',
      hu: 'Naponta és alaposan takarítottak.',
      uk: 'Прибирали щодня і справді ретельно.',
    },
    {
      pl: 'Łazienka lśniła, nie ma się do czego przyczepić.',
      cs: 'Koupelna se leskla, není co vytknout.',
      ro: 'Baia strălucea, nu e nimic de reproșat.',
      hu: 'A fürdőszoba ragyogott, nincs mibe belekötni.',
      uk: 'Ванна кімната сяяла, немає до чого причепитися.',
    },
  ],
  service: [
    {
      pl: 'Obsługa pamiętała, kto jaką kawę pije.',
      cs: 'Personál si pamatoval, kdo jakou kávu pije.',
      ro: 'Personalul ținea minte cine ce cafea bea.',
      hu: 'A személyzet emlékezett, ki milyen kávét iszik.',
      uk: 'Персонал пам’ятав, хто яку каву п’є.',
    },
    {
      pl: 'Na recepcji zawsze ktoś, kto pomoże, z uśmiechem.',
      cs: 'Na recepci vždy někdo ochotný pomoci, s úsměvem.',
      ro: 'La recepție mereu cineva gata să ajute, cu zâmbetul pe buze.',
      hu: 'A recepción mindig akadt, aki mosolyogva segített.',
      uk: 'На рецепції завжди допоможуть, з усмішкою.',
    },
    {
      pl: 'Zgubiona walizka odnalazła się dzięki recepcji jeszcze tego samego dnia.',
      cs: 'Ztracený kufr se díky recepci našel ještě týž den.',
      ro: 'Valiza pierdută a fost găsită în aceeași zi, cu ajutorul recepției.',
      hu: 'Az elveszett bőrönd a recepció segítségével még aznap meglett.',
      uk: 'Загублена валіза знайшлася того ж дня завдяки рецепції.',
    },
    {
      pl: 'Miła, spokojna obsługa, nic nie było problemem.',
      cs: 'Milý a klidný personál, nic nebyl problém.',
      ro: 'Personal amabil și calm, nimic nu era o problemă.',
      hu: 'Kedves, nyugodt személyzet, semmi sem volt gond.',
      uk: 'Привітний спокійний персонал, ніщо не було проблемою.',
    },
  ],
  food: [
    {
      pl: 'Jedzenie świeże i urozmaicone, codziennie coś innego.',
      cs: 'Jídlo čerstvé a pestré, každý den něco jiného.',
      ro: 'Mâncare proaspătă și variată, în fiecare zi altceva.',
      hu: 'Friss, változatos ételek, minden nap valami más.',
      uk: 'Їжа свіжа й різноманітна, щодня щось інше.',
    },
    {
      pl: 'Śniadania, dla których warto wstać.',
      cs: 'Snídaně, kvůli kterým stojí za to vstát.',
      ro: 'Micul dejun merita trezirea.',
      hu: 'A reggelikért érdemes volt felkelni.',
      uk: 'Сніданки, заради яких варто прокинутися.',
    },
    {
      pl: 'Dużo warzyw, ryb i lokalnych smaków.',
      cs: 'Hodně zeleniny, ryb a místních chutí.',
      ro: 'Multe legume, pește și gusturi locale.',
      hu: 'Sok zöldség, hal és helyi íz.',
      uk: 'Багато овочів, риби та місцевих смаків.',
    },
    {
      pl: 'Nawet niejadek znalazł coś dla siebie.',
      cs: 'I vybíravý strávník si našel to své.',
      ro: 'Chiar și mofturoșii au găsit ceva pe plac.',
      hu: 'Még a válogatós is talált kedvére valót.',
      uk: 'Навіть вередливі знайшли щось для себе.',
    },
  ],
  value: [
    {
      pl: 'Za te pieniądze trudno o coś lepszego.',
      cs: 'Za ty peníze se těžko najde něco lepšího.',
      ro: 'La banii ăștia e greu de găsit ceva mai bun.',
      hu: 'Ennyi pénzért nehéz jobbat találni.',
      uk: 'За ці гроші важко знайти щось краще.',
    },
    {
      pl: 'Cena uczciwa wobec tego, co się dostaje.',
      cs: 'Cena odpovídá tomu, co člověk dostane.',
      ro: 'Un preț corect pentru ce primești.',
      hu: 'Korrekt ár azért, amit kap az ember.',
      uk: 'Чесна ціна за те, що отримуєш.',
    },
    {
      pl: 'Żadnych dopłat na miejscu, wszystko jak w umowie.',
      cs: 'Žádné doplatky na místě, vše podle smlouvy.',
      ro: 'Nicio plată în plus la fața locului, totul ca în contract.',
      hu: 'Semmi felár a helyszínen, minden a szerződés szerint.',
      uk: 'Жодних доплат на місці, усе як у договорі.',
    },
  ],
} satisfies Record<string, readonly Localised[]>
