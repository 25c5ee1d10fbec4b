import { five } from './five.ts'

/** Where the house stands. {beach}, {centre}, {lift} and {airport} are distances with their unit. */
export const beachParts = {
  first: [
    five(
      'Plaża zaczyna się tuż za ogrodem – do wody idzie się boso.',
      'Pláž začíná hned za zahradou – k vodě se chodí naboso.',
      'Plaja începe imediat după grădină – la apă se merge desculț.',
      'A part közvetlenül a kert mögött kezdődik – mezítláb lehet a vízhez sétálni.',
      'Пляж починається одразу за садом — до води можна йти босоніж.',
    ),
    five(
      'Położenie przy samej plaży oszczędza czas i siły: leżak, wodę i pokój dzieli kilka kroków.',
      'Poloha přímo u pláže šetří čas i síly: lehátko, vodu a pokoj dělí pár kroků.',
      'Poziția chiar pe plajă economisește timp: șezlongul, apa și camera sunt la câțiva pași.',
      'A közvetlen parti fekvés időt és erőt spórol: a napágy, a víz és a szoba pár lépésre van.',
      'Розташування на першій лінії заощаджує час: шезлонг, вода й номер за кілька кроків.',
    ),
    five(
      'Z tarasu widać linię brzegu, a zejście na plażę jest bezpośrednie.',
      'Z terasy je vidět pobřeží a na pláž se sestupuje přímo.',
      'De pe terasă se vede țărmul, iar accesul la plajă este direct.',
      'A teraszról látszik a partvonal, és közvetlen lejárat vezet a strandra.',
      'З тераси видно берег, а спуск на пляж прямий.',
    ),
  ],
  near: [
    five(
      'Do plaży jest {beach} – kilka minut spokojnym krokiem.',
      'Na pláž je to {beach} – pár minut klidnou chůzí.',
      'Până la plajă sunt {beach} – câteva minute de mers pe jos.',
      'A part távolsága {beach} – néhány perc kényelmes séta.',
      'До пляжу {beach} — кілька хвилин спокійним кроком.',
    ),
    five(
      'Odległość do plaży: {beach}. Droga prowadzi wzdłuż zieleni i lokalnych kawiarni.',
      'Vzdálenost na pláž: {beach}. Cesta vede zelení kolem místních kaváren.',
      'Distanța până la plajă: {beach}. Drumul trece pe lângă verdeață și cafenele.',
      'Távolság a parttól: {beach}. Az út zöld terek és helyi kávézók mellett vezet.',
      'Відстань до пляжу: {beach}. Дорога веде повз зелень і місцеві кав’ярні.',
    ),
    five(
      'Plaża jest w zasięgu spaceru ({beach}), a hałas promenady tu nie dociera.',
      'Pláž je na dosah procházky ({beach}) a ruch promenády sem nedoléhá.',
      'Plaja este la o plimbare distanță ({beach}), iar zgomotul promenadei nu ajunge aici.',
      'A part sétatávolságra van ({beach}), a sétány zaja mégsem hallatszik ide.',
      'Пляж на відстані прогулянки ({beach}), а шум набережної сюди не долинає.',
    ),
  ],
  away: [
    five(
      'Do plaży jest {beach}; w zamian wokół panuje spokój i roztacza się widok.',
      'Na pláž je to {beach}; odměnou je klid a výhled.',
      'Până la plajă sunt {beach}; în schimb, în jur este liniște și priveliște.',
      'A part távolsága {beach}; cserébe nyugalom és kilátás fogadja a vendéget.',
      'До пляжу {beach}; натомість довкола спокій і краєвид.',
    ),
    five(
      'Plaża leży nieco dalej ({beach}), więc przydaje się rower lub lokalny autobus.',
      'Pláž leží o něco dál ({beach}), hodí se kolo nebo místní autobus.',
      'Plaja este ceva mai departe ({beach}), așa că bicicleta sau autobuzul local sunt utile.',
      'A part kicsit messzebb van ({beach}), jól jön a kerékpár vagy a helyi busz.',
      'Пляж трохи далі ({beach}), тож стане в пригоді велосипед чи місцевий автобус.',
    ),
  ],
} as const

export const beachKinds = {
  sand: [
    five(
      'Brzeg jest piaszczysty i łagodnie schodzi do wody.',
      'Břeh je písečný a pozvolna klesá do vody.',
      'Țărmul este cu nisip și coboară lin în apă.',
      'A part homokos, és fokozatosan mélyül.',
      'Берег піщаний і полого спускається до води.',
    ),
    five(
      'Piasek jest jasny, a wejście do wody łagodne.',
      'Písek je světlý a vstup do vody pozvolný.',
      'Nisipul este deschis la culoare, iar intrarea în apă este lină.',
      'A homok világos, a víz lassan mélyül.',
      'Пісок світлий, вхід у воду пологий.',
    ),
  ],
  pebbles: [
    five(
      'Brzeg jest żwirowy – warto zabrać buty do wody.',
      'Břeh je oblázkový – vyplatí se boty do vody.',
      'Țărmul este cu pietriș – luați încălțări de apă.',
      'A part kavicsos – érdemes vízicipőt hozni.',
      'Берег гальковий — варто взяти взуття для води.',
    ),
    five(
      'Drobne kamyki sprawiają, że woda jest tu wyjątkowo przejrzysta.',
      'Díky drobným oblázkům je tu voda výjimečně průzračná.',
      'Datorită pietricelelor, apa este deosebit de limpede.',
      'Az apró kavicsoknak köszönhetően a víz különösen tiszta.',
      'Завдяки дрібній гальці вода тут надзвичайно прозора.',
    ),
  ],
} as const

export const centreParts = [
  five(
    'Do centrum jest {centre}.',
    'Do centra je to {centre}.',
    'Până în centru sunt {centre}.',
    'A központ távolsága: {centre}.',
    'До центру — {centre}.',
  ),
  five(
    'Sklepy, apteka i przystanek: {centre} stąd.',
    'Obchody, lékárna a zastávka: {centre} odtud.',
    'Magazine, farmacie și stație: la {centre}.',
    'Üzletek, gyógyszertár és megálló: {centre}.',
    'Крамниці, аптека й зупинка: за {centre}.',
  ),
  five(
    'Droga do centrum: {centre}.',
    'Cesta do centra: {centre}.',
    'Drumul până în centru: {centre}.',
    'Az út a központig: {centre}.',
    'Дорога до центру: {centre}.',
  ),
] as const

export const mountainParts = [
  five(
    'Szlaki zaczynają się niedaleko, a poranki pachną lasem.',
    'Stezky začínají nedaleko a rána voní lesem.',
    'Traseele încep în apropiere, iar diminețile miros a pădure.',
    'A túraútvonalak a közelben indulnak, a reggelek erdőillatúak.',
    'Стежки починаються неподалік, а ранки пахнуть лісом.',
  ),
  five(
    'Z okien widać stoki, a powietrze jest tu inne niż w mieście.',
    'Z oken je vidět na svahy a vzduch je tu jiný než ve městě.',
    'De la ferestre se văd versanții, iar aerul este altul decât în oraș.',
    'Az ablakokból a hegyoldalakra látni, a levegő pedig más, mint a városban.',
    'З вікон видно схили, а повітря тут інше, ніж у місті.',
  ),
  five(
    'To dobra baza wypadowa: w dolinę, na przełęcz i na krótkie rodzinne pętle.',
    'Dobrý výchozí bod: do údolí, na sedlo i na krátké rodinné okruhy.',
    'O bază bună: spre vale, spre pas și spre trasee scurte pentru familii.',
    'Jó kiindulópont: a völgybe, a hágóra és rövid családi körökre.',
    'Добра база: у долину, на перевал і на короткі сімейні кола.',
  ),
] as const

export const skiParts = [
  five(
    'Najbliższy wyciąg: {lift}. Region ma {slopesKm} km tras na wysokości {bottom}–{top} m n.p.m.',
    'Nejbližší vlek: {lift}. Středisko nabízí {slopesKm} km tratí ve výšce {bottom}–{top} m n. m.',
    'Cel mai apropiat telescaun: {lift}. Domeniul are {slopesKm} km de pârtii între {bottom} și {top} m altitudine.',
    'A legközelebbi felvonó: {lift}. A síterep {slopesKm} km pályát kínál {bottom}–{top} m magasságban.',
    'Найближчий підйомник: {lift}. Регіон має {slopesKm} км трас на висоті {bottom}–{top} м.',
  ),
  five(
    'Na nartach: {slopesKm} km tras, z czego łatwe to {blue} km, średnie {red} km, trudne {black} km. Do wyciągu: {lift}.',
    'Na lyžích: {slopesKm} km tratí, z toho lehké {blue} km, střední {red} km, těžké {black} km. K vleku: {lift}.',
    'La schi: {slopesKm} km de pârtii, dintre care ușoare {blue} km, medii {red} km, dificile {black} km. Până la telescaun: {lift}.',
    'Síelés: {slopesKm} km pálya, ebből könnyű {blue} km, közepes {red} km, nehéz {black} km. A felvonóig: {lift}.',
    'На лижах: {slopesKm} км трас, з них легкі {blue} км, середні {red} км, складні {black} км. До підйомника: {lift}.',
  ),
  five(
    'Sezon spędza się tu na wysokości do {top} m n.p.m.; wyciągów jest {lifts}, a najbliższy: {lift}.',
    'Sezona se tu tráví až v {top} m n. m.; vleků a lanovek je {lifts}, nejbližší: {lift}.',
    'Sezonul se petrece la până la {top} m altitudine; instalații pe cablu: {lifts}, cea mai apropiată: {lift}.',
    'A szezon itt akár {top} m magasban telik; a felvonók száma {lifts}, a legközelebbi: {lift}.',
    'Сезон минає на висоті до {top} м; підйомників {lifts}, найближчий: {lift}.',
  ),
] as const

export const cityParts = [
  five(
    'Położenie pozwala zwiedzać pieszo, a wracać na chwilę odpoczynku.',
    'Poloha umožňuje prohlídky pěšky i návrat na chvíli odpočinku.',
    'Poziția permite vizitarea pe jos și întoarcerea pentru o pauză.',
    'A fekvésének köszönhetően gyalog lehet várost nézni, közben pihenni is.',
    'Розташування дає змогу оглядати місто пішки й повертатися на перепочинок.',
  ),
  five(
    'Dookoła są kawiarnie, muzea i place, na których toczy się życie.',
    'V okolí jsou kavárny, muzea a náměstí plná života.',
    'În jur sunt cafenele, muzee și piețe pline de viață.',
    'A környéken kávézók, múzeumok és nyüzsgő terek várnak.',
    'Довкола кав’ярні, музеї та площі, де вирує життя.',
  ),
] as const

export const deps = [
  five(
    'Region {region} zaprasza dalej: {list}.',
    'Region {region} láká dál: {list}.',
    'Regiunea {region} te invită mai departe: {list}.',
    'Kirándulási célok ({region}): {list}.',
    'Регіон {region} кличе далі: {list}.',
  ),
  five(
    'Na wycieczkę w okolicy: {list}.',
    'Na výlet v okolí: {list}.',
    'Pentru o excursie în împrejurimi: {list}.',
    'Kiránduláshoz a környéken: {list}.',
    'Для поїздок околицями: {list}.',
  ),
  five(
    'Warto zobaczyć: {list}.',
    'Za vidění stojí: {list}.',
    'Merită văzute: {list}.',
    'Látnivalók: {list}.',
    'Варто побачити: {list}.',
  ),
  five(
    'Pomysły na dzień poza hotelem: {list}.',
    'Tipy na den mimo hotel: {list}.',
    'Idei pentru o zi în afara hotelului: {list}.',
    'Ötletek egy szállodán kívüli napra: {list}.',
    'Ідеї на день поза готелем: {list}.',
  ),
] as const

export const transferParts = [
  five(
    'Lotnisko: {airport} stąd, transfer jest w ofercie.',
    'Letiště: {airport} odtud, transfer je v nabídce.',
    'Aeroport: la {airport}, transferul este în ofertă.',
    'Repülőtér: {airport}, a transzfer az ajánlat része.',
    'Аеропорт: за {airport}, трансфер є в пропозиції.',
  ),
  five(
    'Droga z lotniska to {airport}.',
    'Cesta z letiště: {airport}.',
    'Drumul de la aeroport: {airport}.',
    'Az út a repülőtérről: {airport}.',
    'Дорога з аеропорту: {airport}.',
  ),
] as const
