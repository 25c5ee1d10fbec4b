import { five } from '../../texts/five.ts'

/** What is good about where a house stands, by what is near. */
export const praiseOfPlace = {
  beachFront: [
    five(
      'Z leżaka do morza kilkanaście kroków.',
      'Z lehátka do moře pár kroků.',
      'De la șezlong la mare, câțiva pași.',
      'A napágytól pár lépés a tenger.',
      'Від шезлонга до моря кілька кроків.',
    ),
    five(
      'Plaża pod samym hotelem, wieczorem słychać fale.',
      'Pláž přímo u hotelu, večer je slyšet vlny.',
      'Plaja chiar lângă hotel, seara se aud valurile.',
      'Part a szálloda mellett, este hallani a hullámokat.',
      'Пляж біля самого готелю, увечері чути хвилі.',
    ),
  ],
  beachNear: [
    five(
      'Na plażę kilka minut spacerem.',
      'Na pláž pár minut pěšky.',
      'Până la plajă, câteva minute pe jos.',
      'A part néhány perc séta.',
      'До пляжу кілька хвилин пішки.',
    ),
    five(
      'Morze czyste, zejście łagodne.',
      'Moře čisté, vstup pozvolný.',
      'Marea curată, intrarea lină.',
      'Tiszta tenger, lassan mélyül.',
      'Море чисте, захід пологий.',
    ),
  ],
  lift: [
    five(
      'Do wyciągu blisko, narty zostają w suszarni z grzałkami.',
      'K vleku blízko, lyže zůstanou ve vyhřívané lyžárně.',
      'Telescaunul e aproape, schiurile rămân în camera încălzită.',
      'Közel a felvonó, a sílécek fűtött tárolóban várnak.',
      'До підйомника близько, лижі сохнуть у теплій кімнаті.',
    ),
    five(
      'Stoki przygotowane od rana, kolejki krótkie.',
      'Sjezdovky upravené od rána, fronty krátké.',
      'Pârtii pregătite de dimineață, cozi scurte.',
      'Reggelre előkészített pályák, rövid sorok.',
      'Схили готові зранку, черги короткі.',
    ),
  ],
  centre: [
    five(
      'Do sklepów i tawern dojdzie się pieszo.',
      'Do obchodů a restaurací se dojde pěšky.',
      'La magazine și restaurante se ajunge pe jos.',
      'Boltok, éttermek gyalog elérhetők.',
      'До крамниць і ресторанів можна дійти пішки.',
    ),
    five(
      'Wieczorny spacer po okolicy to osobna przyjemność.',
      'Večerní procházka po okolí je radost.',
      'Plimbarea de seară prin împrejurimi e o plăcere.',
      'Az esti séta a környéken külön élmény.',
      'Вечірня прогулянка околицями — окрема насолода.',
    ),
  ],
  anywhere: [
    five(
      'Okolica spokojna, dobra baza na wycieczki.',
      'Okolí klidné, dobré místo pro výlety.',
      'Zonă liniștită, bun punct de plecare pentru excursii.',
      'Nyugodt környék, jó kiindulópont kirándulásokhoz.',
      'Тиха околиця, добре починати звідси екскурсії.',
    ),
    five(
      'Widoki takie, że trudno wrócić do pokoju.',
      'Výhledy takové, že se nechce zpátky do pokoje.',
      'Priveliști de la care greu te desparți.',
      'Olyan a kilátás, hogy nehéz visszamenni a szobába.',
      'Краєвиди такі, що важко повернутися до номера.',
    ),
  ],
} as const

/** Said only where the house has it. */
export const praiseOfFacility = {
  pool: [
    five(
      'Basen czysty i nie zatłoczony, leżaków wystarczało.',
      'Bazén čistý a nepřeplněný, lehátek dost.',
      'Piscina curată și neaglomerată, șezlonguri destule.',
      'Tiszta, nem zsúfolt medence, bőven volt napágy.',
      'Басейн чистий і не переповнений, шезлонгів вистачало.',
    ),
    five(
      'Przy basenie miła atmosfera do samego wieczora.',
      'U bazénu příjemná atmosféra až do večera.',
      'La piscină atmosferă plăcută până seara.',
      'A medencénél estig kellemes volt a hangulat.',
      'Біля басейну приємна атмосфера до самого вечора.',
    ),
  ],
  waterSlides: [
    five(
      'Zjeżdżalnie hitem wyjazdu.',
      'Tobogány byly hitem dovolené.',
      'Toboganele au fost vedetele vacanței.',
      'A csúszdák voltak a nyaralás slágere.',
      'Гірки стали хітом поїздки.',
    ),
  ],
  spa: [
    five(
      'Masaż w spa po całym dniu to strzał w dziesiątkę.',
      'Masáž ve spa po celém dni byla trefa.',
      'Masajul de la spa după o zi întreagă a fost o idee excelentă.',
      'A masszázs a nap végén telitalálat volt.',
      'Масаж у спа після довгого дня — те, що треба.',
    ),
  ],
  kidsClub: [
    five(
      'Klub dla dzieci prowadzą ludzie z sercem.',
      'Dětský klub vedou lidé se srdcem.',
      'Clubul pentru copii e condus de oameni cu suflet.',
      'A gyerekklubban szívvel dolgoznak.',
      'Дитячий клуб ведуть люди з душею.',
    ),
  ],
  entertainment: [
    five(
      'Animacje wesołe, ale nienachalne.',
      'Animace veselé, ale nevtíravé.',
      'Animația veselă, dar discretă.',
      'Vidám, de nem tolakodó animáció.',
      'Анімація весела, але ненав’язлива.',
    ),
  ],
} as const
