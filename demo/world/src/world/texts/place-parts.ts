/** The location of the hotel. {beach}, {centre}, {lift} and {airport} are distances with their unit. */
export const beachParts = {
  first: [
    {
      pl: 'Plaża zaczyna się tuż za ogrodem – do wody idzie się boso.',
      cs: 'Pláž začíná hned za zahradou – k vodě se chodí naboso.',
      ro: 'Plaja începe imediat după grădină – la apă se merge desculț.',
      hu: 'A part közvetlenül a kert mögött kezdődik – mezítláb lehet a vízhez sétálni.',
      uk: 'Пляж починається одразу за садом — до води можна йти босоніж.',
    },
    {
      pl: 'Położenie przy samej plaży oszczędza czas i siły: leżak, wodę i pokój dzieli kilka kroków.',
      cs: 'Poloha přímo u pláže šetří čas i síly: lehátko, vodu a pokoj dělí pár kroků.',
      ro: 'Poziția chiar pe plajă economisește timp: șezlongul, apa și camera sunt la câțiva pași.',
      hu: 'A közvetlen parti fekvés időt és erőt spórol: a napágy, a víz és a szoba pár lépésre van.',
      uk: 'Розташування на першій лінії заощаджує час: шезлонг, вода й номер за кілька кроків.',
    },
    {
      pl: 'Z tarasu widać linię brzegu, a zejście na plażę jest bezpośrednie.',
      cs: 'Z terasy je vidět pobřeží a na pláž se sestupuje přímo.',
      ro: 'De pe terasă se vede țărmul, iar accesul la plajă este direct.',
      hu: 'A teraszról látszik a partvonal, és közvetlen lejárat vezet a strandra.',
      uk: 'З тераси видно берег, а спуск на пляж прямий.',
    },
  ],
  near: [
    {
      pl: 'Do plaży jest {beach} – kilka minut spokojnym krokiem.',
      cs: 'Na pláž je to {beach} – pár minut klidnou chůzí.',
      ro: 'Până la plajă sunt {beach} – câteva minute de mers pe jos.',
      hu: 'A part távolsága {beach} – néhány perc kényelmes séta.',
      uk: 'До пляжу {beach} — кілька хвилин спокійним кроком.',
    },
    {
      pl: 'Odległość do plaży: {beach}. Droga prowadzi wzdłuż zieleni i lokalnych kawiarni.',
      cs: 'Vzdálenost na pláž: {beach}. Cesta vede zelení kolem místních kaváren.',
      ro: 'Distanța până la plajă: {beach}. Drumul trece pe lângă verdeață și cafenele.',
      hu: 'Távolság a parttól: {beach}. Az út zöld terek és helyi kávézók mellett vezet.',
      uk: 'Відстань до пляжу: {beach}. Дорога веде повз зелень і місцеві кав’ярні.',
    },
    {
      pl: 'Plaża jest w zasięgu spaceru ({beach}), a hałas promenady tu nie dociera.',
      cs: 'Pláž je na dosah procházky ({beach}) a ruch promenády sem nedoléhá.',
      ro: 'Plaja este la o plimbare distanță ({beach}), iar zgomotul promenadei nu ajunge aici.',
      hu: 'A part sétatávolságra van ({beach}), a sétány zaja mégsem hallatszik ide.',
      uk: 'Пляж на відстані прогулянки ({beach}), а шум набережної сюди не долинає.',
    },
  ],
  away: [
    {
      pl: 'Do plaży jest {beach}; w zamian wokół panuje spokój i roztacza się widok.',
      cs: 'Na pláž je to {beach}; odměnou je klid a výhled.',
      ro: 'Până la plajă sunt {beach}; în schimb, în jur este liniște și priveliște.',
      hu: 'A part távolsága {beach}; cserébe nyugalom és kilátás fogadja a vendéget.',
      uk: 'До пляжу {beach}; натомість довкола спокій і краєвид.',
    },
    {
      pl: 'Plaża leży nieco dalej ({beach}), więc przydaje się rower lub lokalny autobus.',
      cs: 'Pláž leží o něco dál ({beach}), hodí se kolo nebo místní autobus.',
      ro: 'Plaja este ceva mai departe ({beach}), așa că bicicleta sau autobuzul local sunt utile.',
      hu: 'A part kicsit messzebb van ({beach}), jól jön a kerékpár vagy a helyi busz.',
      uk: 'Пляж трохи далі ({beach}), тож стане в пригоді велосипед чи місцевий автобус.',
    },
  ],
} as const

export const beachKinds = {
  sand: [
    {
      pl: 'Brzeg jest piaszczysty i łagodnie schodzi do wody.',
      cs: 'Břeh je písečný a pozvolna klesá do vody.',
      ro: 'Țărmul este cu nisip și coboară lin în apă.',
      hu: 'A part homokos, és fokozatosan mélyül.',
      uk: 'Берег піщаний і полого спускається до води.',
    },
    {
      pl: 'Piasek jest jasny, a wejście do wody łagodne.',
      cs: 'Písek je světlý a vstup do vody pozvolný.',
      ro: 'Nisipul este deschis la culoare, iar intrarea în apă este lină.',
      hu: 'A homok világos, a víz lassan mélyül.',
      uk: 'Пісок світлий, вхід у воду пологий.',
    },
  ],
  pebbles: [
    {
      pl: 'Brzeg jest żwirowy – warto zabrać buty do wody.',
      cs: 'Břeh je oblázkový – vyplatí se boty do vody.',
      ro: 'Țărmul este cu pietriș – luați încălțări de apă.',
      hu: 'A part kavicsos – érdemes vízicipőt hozni.',
      uk: 'Берег гальковий — варто взяти взуття для води.',
    },
    {
      pl: 'Drobne kamyki sprawiają, że woda jest tu wyjątkowo przejrzysta.',
      cs: 'Díky drobným oblázkům je tu voda výjimečně průzračná.',
      ro: 'Datorită pietricelelor, apa este deosebit de limpede.',
      hu: 'Az apró kavicsoknak köszönhetően a víz különösen tiszta.',
      uk: 'Завдяки дрібній гальці вода тут надзвичайно прозора.',
    },
  ],
} as const

export const centreParts = [
  {
    pl: 'Do centrum jest {centre}.',
    cs: 'Do centra je to {centre}.',
    ro: 'Până în centru sunt {centre}.',
    hu: 'A központ távolsága: {centre}.',
    uk: 'До центру — {centre}.',
  },
  {
    pl: 'Sklepy, apteka i przystanek: {centre} stąd.',
    cs: 'Obchody, lékárna a zastávka: {centre} odtud.',
    ro: 'Magazine, farmacie și stație: la {centre}.',
    hu: 'Üzletek, gyógyszertár és megálló: {centre}.',
    uk: 'Крамниці, аптека й зупинка: за {centre}.',
  },
  {
    pl: 'Droga do centrum: {centre}.',
    cs: 'Cesta do centra: {centre}.',
    ro: 'Drumul până în centru: {centre}.',
    hu: 'Az út a központig: {centre}.',
    uk: 'Дорога до центру: {centre}.',
  },
] as const

export const mountainParts = [
  {
    pl: 'Szlaki zaczynają się niedaleko, a poranki pachną lasem.',
    cs: 'Stezky začínají nedaleko a rána voní lesem.',
    ro: 'Traseele încep în apropiere, iar diminețile miros a pădure.',
    hu: 'A túraútvonalak a közelben indulnak, a reggelek erdőillatúak.',
    uk: 'Стежки починаються неподалік, а ранки пахнуть лісом.',
  },
  {
    pl: 'Z okien widać stoki, a powietrze jest tu inne niż w mieście.',
    cs: 'Z oken je vidět na svahy a vzduch je tu jiný než ve městě.',
    ro: 'De la ferestre se văd versanții, iar aerul este altul decât în oraș.',
    hu: 'Az ablakokból a hegyoldalakra látni, a levegő pedig más, mint a városban.',
    uk: 'З вікон видно схили, а повітря тут інше, ніж у місті.',
  },
  {
    pl: 'To dobra baza wypadowa: w dolinę, na przełęcz i na krótkie rodzinne pętle.',
    cs: 'Dobrý výchozí bod: do údolí, na sedlo i na krátké rodinné okruhy.',
    ro: 'O bază bună: spre vale, spre pas și spre trasee scurte pentru familii.',
    hu: 'Jó kiindulópont: a völgybe, a hágóra és rövid családi körökre.',
    uk: 'Добра база: у долину, на перевал і на короткі сімейні кола.',
  },
] as const

export const skiParts = [
  {
    pl: 'Najbliższy wyciąg: {lift}. Region ma {slopesKm} km tras na wysokości {bottom}–{top} m n.p.m.',
    cs: 'Nejbližší vlek: {lift}. Středisko nabízí {slopesKm} km tratí ve výšce {bottom}–{top} m n. m.',
    ro: 'Cel mai apropiat telescaun: {lift}. Domeniul are {slopesKm} km de pârtii între {bottom} și {top} m altitudine.',
    hu: 'A legközelebbi felvonó: {lift}. A síterep {slopesKm} km pályát kínál {bottom}–{top} m magasságban.',
    uk: 'Найближчий підйомник: {lift}. Регіон має {slopesKm} км трас на висоті {bottom}–{top} м.',
  },
  {
    pl: 'Na nartach: {slopesKm} km tras, z czego łatwe to {blue} km, średnie {red} km, trudne {black} km. Do wyciągu: {lift}.',
    cs: 'Na lyžích: {slopesKm} km tratí, z toho lehké {blue} km, střední {red} km, těžké {black} km. K vleku: {lift}.',
    ro: 'La schi: {slopesKm} km de pârtii, dintre care ușoare {blue} km, medii {red} km, dificile {black} km. Până la telescaun: {lift}.',
    hu: 'Síelés: {slopesKm} km pálya, ebből könnyű {blue} km, közepes {red} km, nehéz {black} km. A felvonóig: {lift}.',
    uk: 'На лижах: {slopesKm} км трас, з них легкі {blue} км, середні {red} км, складні {black} км. До підйомника: {lift}.',
  },
  {
    pl: 'Sezon spędza się tu na wysokości do {top} m n.p.m.; wyciągów jest {lifts}, a najbliższy: {lift}.',
    cs: 'Sezona se tu tráví až v {top} m n. m.; vleků a lanovek je {lifts}, nejbližší: {lift}.',
    ro: 'Sezonul se petrece la până la {top} m altitudine; instalații pe cablu: {lifts}, cea mai apropiată: {lift}.',
    hu: 'A szezon itt akár {top} m magasban telik; a felvonók száma {lifts}, a legközelebbi: {lift}.',
    uk: 'Сезон минає на висоті до {top} м; підйомників {lifts}, найближчий: {lift}.',
  },
] as const

export const cityParts = [
  {
    pl: 'Położenie pozwala zwiedzać pieszo, a wracać na chwilę odpoczynku.',
    cs: 'Poloha umožňuje prohlídky pěšky i návrat na chvíli odpočinku.',
    ro: 'Poziția permite vizitarea pe jos și întoarcerea pentru o pauză.',
    hu: 'A fekvésének köszönhetően gyalog lehet várost nézni, közben pihenni is.',
    uk: 'Розташування дає змогу оглядати місто пішки й повертатися на перепочинок.',
  },
  {
    pl: 'Dookoła są kawiarnie, muzea i place, na których toczy się życie.',
    cs: 'V okolí jsou kavárny, muzea a náměstí plná života.',
    ro: 'În jur sunt cafenele, muzee și piețe pline de viață.',
    hu: 'A környéken kávézók, múzeumok és nyüzsgő terek várnak.',
    uk: 'Довкола кав’ярні, музеї та площі, де вирує життя.',
  },
] as const

export const surroundings = [
  {
    pl: 'Region {region} zaprasza dalej: {list}.',
    cs: 'Region {region} láká dál: {list}.',
    ro: 'Regiunea {region} te invită mai departe: {list}.',
    hu: 'Kirándulási célok ({region}): {list}.',
    uk: 'Регіон {region} кличе далі: {list}.',
  },
  {
    pl: 'Na wycieczkę w okolicy: {list}.',
    cs: 'Na výlet v okolí: {list}.',
    ro: 'Pentru o excursie în împrejurimi: {list}.',
    hu: 'Kiránduláshoz a környéken: {list}.',
    uk: 'Для поїздок околицями: {list}.',
  },
  {
    pl: 'Warto zobaczyć: {list}.',
    cs: 'Za vidění stojí: {list}.',
    ro: 'Merită văzute: {list}.',
    hu: 'Látnivalók: {list}.',
    uk: 'Варто побачити: {list}.',
  },
  {
    pl: 'Pomysły na dzień poza hotelem: {list}.',
    cs: 'Tipy na den mimo hotel: {list}.',
    ro: 'Idei pentru o zi în afara hotelului: {list}.',
    hu: 'Ötletek egy szállodán kívüli napra: {list}.',
    uk: 'Ідеї на день поза готелем: {list}.',
  },
] as const

export const transferParts = [
  {
    pl: 'Lotnisko: {airport} stąd, transfer jest w ofercie.',
    cs: 'Letiště: {airport} odtud, transfer je v nabídce.',
    ro: 'Aeroport: la {airport}, transferul este în ofertă.',
    hu: 'Repülőtér: {airport}, a transzfer az ajánlat része.',
    uk: 'Аеропорт: за {airport}, трансфер є в пропозиції.',
  },
  {
    pl: 'Droga z lotniska to {airport}.',
    cs: 'Cesta z letiště: {airport}.',
    ro: 'Drumul de la aeroport: {airport}.',
    hu: 'Az út a repülőtérről: {airport}.',
    uk: 'Дорога з аеропорту: {airport}.',
  },
] as const
