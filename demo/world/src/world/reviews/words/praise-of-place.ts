import type { Localised } from '@wojaz/travel/locale'

/** What is good about a hotel's location, by what is near. */
export const praiseOfPlace = {
  beachFront: [
    {
      pl: 'Z leżaka do morza kilkanaście kroków.',
      cs: 'Z lehátka do moře pár kroků.',
      ro: 'De la șezlong la mare, câțiva pași.',
      hu: 'A napágytól pár lépés a tenger.',
      uk: 'Від шезлонга до моря кілька кроків.',
    },
    {
      pl: 'Plaża pod samym hotelem, wieczorem słychać fale.',
      cs: 'Pláž přímo u hotelu, večer je slyšet vlny.',
      ro: 'Plaja chiar lângă hotel, seara se aud valurile.',
      hu: 'Part a szálloda mellett, este hallani a hullámokat.',
      uk: 'Пляж біля самого готелю, увечері чути хвилі.',
    },
  ],
  beachNear: [
    {
      pl: 'Na plażę kilka minut spacerem.',
      cs: 'Na pláž pár minut pěšky.',
      ro: 'Până la plajă, câteva minute pe jos.',
      hu: 'A part néhány perc séta.',
      uk: 'До пляжу кілька хвилин пішки.',
    },
    {
      pl: 'Morze czyste, zejście łagodne.',
      cs: 'Moře čisté, vstup pozvolný.',
      ro: 'Marea curată, intrarea lină.',
      hu: 'Tiszta tenger, lassan mélyül.',
      uk: 'Море чисте, захід пологий.',
    },
  ],
  lift: [
    {
      pl: 'Do wyciągu blisko, narty zostają w suszarni z grzałkami.',
      cs: 'K vleku blízko, lyže zůstanou ve vyhřívané lyžárně.',
      ro: 'Telescaunul e aproape, schiurile rămân în camera încălzită.',
      hu: 'Közel a felvonó, a sílécek fűtött tárolóban várnak.',
      uk: 'До підйомника близько, лижі сохнуть у теплій кімнаті.',
    },
    {
      pl: 'Stoki przygotowane od rana, kolejki krótkie.',
      cs: 'Sjezdovky upravené od rána, fronty krátké.',
      ro: 'Pârtii pregătite de dimineață, cozi scurte.',
      hu: 'Reggelre előkészített pályák, rövid sorok.',
      uk: 'Схили готові зранку, черги короткі.',
    },
  ],
  centre: [
    {
      pl: 'Do sklepów i tawern dojdzie się pieszo.',
      cs: 'Do obchodů a restaurací se dojde pěšky.',
      ro: 'La magazine și restaurante se ajunge pe jos.',
      hu: 'Boltok, éttermek gyalog elérhetők.',
      uk: 'До крамниць і ресторанів можна дійти пішки.',
    },
    {
      pl: 'Wieczorny spacer po okolicy to osobna przyjemność.',
      cs: 'Večerní procházka po okolí je radost.',
      ro: 'Plimbarea de seară prin împrejurimi e o plăcere.',
      hu: 'Az esti séta a környéken külön élmény.',
      uk: 'Вечірня прогулянка околицями — окрема насолода.',
    },
  ],
  anywhere: [
    {
      pl: 'Okolica spokojna, dobra baza na wycieczki.',
      cs: 'Okolí klidné, dobré místo pro výlety.',
      ro: 'Zonă liniștită, bun punct de plecare pentru excursii.',
      hu: 'Nyugodt környék, jó kiindulópont kirándulásokhoz.',
      uk: 'Тиха околиця, добре починати звідси екскурсії.',
    },
    {
      pl: 'Widoki takie, że trudno wrócić do pokoju.',
      cs: 'Výhledy takové, že se nechce zpátky do pokoje.',
      ro: 'Priveliști de la care greu te desparți.',
      hu: 'Olyan a kilátás, hogy nehéz visszamenni a szobába.',
      uk: 'Краєвиди такі, що важко повернутися до номера.',
    },
  ],
} satisfies Record<string, readonly Localised[]>

/** Only for hotels that have it. */
export const praiseOfFacility = {
  pool: [
    {
      pl: 'Basen czysty i nie zatłoczony, leżaków wystarczało.',
      cs: 'Bazén čistý a nepřeplněný, lehátek dost.',
      ro: 'Piscina curată și neaglomerată, șezlonguri destule.',
      hu: 'Tiszta, nem zsúfolt medence, bőven volt napágy.',
      uk: 'Басейн чистий і не переповнений, шезлонгів вистачало.',
    },
    {
      pl: 'Przy basenie miła atmosfera do samego wieczora.',
      cs: 'U bazénu příjemná atmosféra až do večera.',
      ro: 'La piscină atmosferă plăcută până seara.',
      hu: 'A medencénél estig kellemes volt a hangulat.',
      uk: 'Біля басейну приємна атмосфера до самого вечора.',
    },
  ],
  waterSlides: [
    {
      pl: 'Zjeżdżalnie hitem wyjazdu.',
      cs: 'Tobogány byly hitem dovolené.',
      ro: 'Toboganele au fost vedetele vacanței.',
      hu: 'A csúszdák voltak a nyaralás slágere.',
      uk: 'Гірки стали хітом поїздки.',
    },
  ],
  spa: [
    {
      pl: 'Masaż w spa po całym dniu to strzał w dziesiątkę.',
      cs: 'Masáž ve spa po celém dni byla trefa.',
      ro: 'Masajul de la spa după o zi întreagă a fost o idee excelentă.',
      hu: 'A masszázs a nap végén telitalálat volt.',
      uk: 'Масаж у спа після довгого дня — те, що треба.',
    },
  ],
  kidsClub: [
    {
      pl: 'Klub dla dzieci prowadzą ludzie z sercem.',
      cs: 'Dětský klub vedou lidé se srdcem.',
      ro: 'Clubul pentru copii e condus de oameni cu suflet.',
      hu: 'A gyerekklubban szívvel dolgoznak.',
      uk: 'Дитячий клуб ведуть люди з душею.',
    },
  ],
  entertainment: [
    {
      pl: 'Animacje wesołe, ale nienachalne.',
      cs: 'Animace veselé, ale nevtíravé.',
      ro: 'Animația veselă, dar discretă.',
      hu: 'Vidám, de nem tolakodó animáció.',
      uk: 'Анімація весела, але ненав’язлива.',
    },
  ],
} satisfies Record<string, readonly Localised[]>
