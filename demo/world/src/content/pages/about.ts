import { blogPosts } from '../components.ts'
import { article, hero, page, scene } from '../words.ts'
import { adviceLink } from './advice/advice-article.ts'
import { inspirationsLink } from './guide.ts'

const adviceTitle = adviceLink.label
const aboutTitle = { pl: 'O nas', cs: 'O nás', ro: 'Despre noi', hu: 'Rólunk', uk: 'Про нас' }

export const poradnik = page(
  '/poradnik',
  adviceTitle,
  {
    pl: 'Dokumenty, zdrowie, bagaż i pieniądze: krótka lista rzeczy, o których łatwo zapomnieć.',
    cs: 'Doklady, zdraví, zavazadla a peníze: krátký seznam věcí, na které se snadno zapomíná.',
    ro: 'Acte, sănătate, bagaje și bani: o listă scurtă cu lucruri ușor de uitat.',
    hu: 'Iratok, egészség, poggyász és pénz: rövid lista arról, amit könnyű elfelejteni.',
    uk: 'Документи, здоров’я, багаж і гроші: короткий список того, про що легко забути.',
  },
  [
    hero({
      heading: adviceTitle,
      lead: {
        pl: 'Odhacz po kolei i śpij spokojnie przed wylotem.',
        cs: 'Odškrtejte si vše popořadě a před odletem klidně spěte.',
        ro: 'Bifează pe rând și dormi liniștit înainte de zbor.',
        hu: 'Pipálja ki sorban, és aludjon nyugodtan indulás előtt.',
        uk: 'Позначайте по черзі й спіть спокійно перед вильотом.',
      },
      picture: scene('aerial', 'baltic', 'golden', 'por1', {
        pl: 'Wybrzeże widziane z okna samolotu',
        cs: 'Pobřeží z okna letadla',
        ro: 'Coasta văzută din avion',
        hu: 'Tengerpart repülőgépről',
        uk: 'Узбережжя з вікна літака',
      }),
    }),
    article(
      {
        pl: 'Miesiąc przed wyjazdem',
        cs: 'Měsíc před odjezdem',
        ro: 'Cu o lună înainte',
        hu: 'Egy hónappal indulás előtt',
        uk: 'За місяць до поїздки',
      },
      {
        pl: '- Sprawdź ważność paszportu lub dowodu – także dzieci.\n- Zajrzyj do informacji dla podróżujących Ministerstwa Spraw Zagranicznych.\n- W krajach Unii weź kartę EKUZ; poza nią wykup ubezpieczenie kosztów leczenia.\n- Zapytaj lekarza o szczepienia i o leki, które bierzesz na stałe.\n\n## Dzień przed wyjazdem\n\n- Zważ walizkę. Płyny do bagażu podręcznego przełóż do małych butelek.\n- Zapisz numery alarmowe: w całej Unii Europejskiej działa **112**.\n- Zrób zdjęcia dokumentów i zostaw komuś bliskiemu adres, pod którym będziesz.',
        cs: '- Zkontrolujte platnost pasu nebo občanky – i u dětí.\n- Podívejte se na cestovní doporučení ministerstva zahraničí.\n- V zemích Unie mějte evropský průkaz zdravotního pojištění; jinam si sjednejte pojištění léčebných výloh.\n- Zeptejte se lékaře na očkování a na léky, které užíváte pravidelně.\n\n## Den před odjezdem\n\n- Zvažte kufr. Tekutiny do příručního zavazadla přelijte do malých lahviček.\n- Zapište si tísňová čísla: v celé Evropské unii platí **112**.\n- Vyfoťte doklady a nechte někomu blízkému adresu, kde budete.',
        ro: '- Verifică valabilitatea pașaportului sau a buletinului – și la copii.\n- Citește informațiile de călătorie ale Ministerului Afacerilor Externe.\n- În țările Uniunii ia cardul european de sănătate; în rest fă o asigurare medicală.\n- Întreabă medicul despre vaccinuri și despre medicamentele pe care le iei constant.\n\n## Cu o zi înainte\n\n- Cântărește valiza. Lichidele din bagajul de mână pune-le în sticluțe mici.\n- Notează numerele de urgență: în toată Uniunea Europeană funcționează **112**.\n- Fotografiază actele și lasă cuiva apropiat adresa la care vei sta.',
        hu: '- Nézze meg az útlevél vagy személyi érvényességét – a gyerekekét is.\n- Olvassa el a külügyminisztérium utazási tájékoztatóját.\n- Az Unióban vigye magával az európai egészségbiztosítási kártyát; máshová kössön utasbiztosítást.\n- Kérdezze meg orvosát az oltásokról és a rendszeresen szedett gyógyszerekről.\n\n## Egy nappal indulás előtt\n\n- Mérje le a bőröndöt. A kézipoggyászba szánt folyadékot töltse kis palackokba.\n- Írja fel a segélyhívót: az egész Európai Unióban **112**.\n- Fényképezze le az iratokat, és hagyja meg valakinek a címet, ahol lesz.',
        uk: '- Перевірте строк дії паспорта — також у дітей.\n- Прочитайте поради для мандрівників міністерства закордонних справ.\n- Для країн Союзу з’ясуйте, чи маєте європейську картку медичного страхування; для решти оформіть страхування.\n- Запитайте лікаря про щеплення та ліки, які приймаєте постійно.\n\n## За день до поїздки\n\n- Зважте валізу. Рідини для ручної поклажі перелийте в маленькі пляшечки.\n- Запишіть екстрені номери: у всьому Європейському Союзі діє **112**.\n- Сфотографуйте документи й залиште комусь близькому адресу, де зупинитеся.',
      },
    ),
    blogPosts(
      {
        pl: 'Czytaj dalej',
        cs: 'Čtěte dál',
        ro: 'Citește mai departe',
        hu: 'Olvasson tovább',
        uk: 'Читайте далі',
      },
      12,
      inspirationsLink,
    ),
  ],
  [{ label: adviceTitle, url: '/poradnik' }],
)

export const oNas = page(
  '/o-nas',
  aboutTitle,
  {
    pl: 'Kim jesteśmy i dlaczego piszemy o podróżach tak, jak opowiada się je przyjaciołom.',
    cs: 'Kdo jsme a proč píšeme o cestách tak, jak se vyprávějí přátelům.',
    ro: 'Cine suntem și de ce scriem despre călătorii ca pentru prieteni.',
    hu: 'Kik vagyunk, és miért írunk úgy az utazásról, ahogy a barátoknak mesélünk.',
    uk: 'Хто ми і чому пишемо про подорожі так, як розповідають друзям.',
  },
  [
    hero({
      heading: {
        pl: 'Lubimy drogę tak samo jak cel',
        cs: 'Máme rádi cestu stejně jako cíl',
        ro: 'Ne place drumul la fel ca destinația',
        hu: 'Az utat ugyanúgy szeretjük, mint a célt',
        uk: 'Ми любимо дорогу так само, як мету',
      },
      lead: {
        pl: 'Wojaż to dawne polskie słowo na podróż. Przypadło nam do gustu, bo brzmi jak kufer pełen map.',
        cs: 'Wojaż je staré polské slovo pro cestu. Líbí se nám, protože zní jako kufr plný map.',
        ro: 'Wojaż este un vechi cuvânt polonez pentru călătorie. Ne place, fiindcă sună ca un cufăr plin de hărți.',
        hu: 'A wojaż régi lengyel szó az utazásra. Megtetszett, mert úgy hangzik, mint egy térképekkel teli láda.',
        uk: '«Wojaż» — давнє польське слово на позначення подорожі. Нам подобається, бо звучить як скриня, повна мап.',
      },
      picture: scene('lake', 'alpine', 'morning', 'on1', {
        pl: 'Jezioro wśród gór o świcie',
        cs: 'Jezero v horách za úsvitu',
        ro: 'Lac între munți în zori',
        hu: 'Hegyi tó hajnalban',
        uk: 'Озеро серед гір на світанку',
      }),
    }),
    article(null, {
      pl: 'Piszemy o miejscach, które znamy, i mówimy wprost, co nam się w nich nie podobało. Nie przyznajemy gwiazdek i nie sprzedajemy miejsc na liście.\n\nRysunki na naszych stronach powstają specjalnie dla Wojażu. To obrazy nastroju, nie fotografie konkretnych hoteli.\n\nMasz pytanie albo własny pomysł na trasę? [Napisz do nas](/kontakt).',
      cs: 'Píšeme o místech, která známe, a říkáme otevřeně, co se nám na nich nelíbilo. Nerozdáváme hvězdičky a neprodáváme místa v žebříčku.\n\nKresby na našich stránkách vznikají přímo pro Wojaż. Jsou to obrazy nálady, ne fotografie konkrétních hotelů.\n\nMáte otázku nebo vlastní nápad na trasu? [Napište nám](/kontakt).',
      ro: 'Scriem despre locuri pe care le cunoaștem și spunem deschis ce nu ne-a plăcut. Nu dăm stele și nu vindem locuri în listă.\n\nDesenele de pe paginile noastre sunt făcute special pentru Wojaż. Sunt imagini de atmosferă, nu fotografii ale unor hoteluri anume.\n\nAi o întrebare sau o idee de traseu? [Scrie-ne](/kontakt).',
      hu: 'Olyan helyekről írunk, amelyeket ismerünk, és nyíltan elmondjuk, mi nem tetszett. Nem osztunk csillagokat, és nem adunk el helyet a listán.\n\nAz oldalainkon látható rajzok kifejezetten a Wojaż számára készülnek. Hangulatképek, nem konkrét szállodák fényképei.\n\nKérdése vagy saját útvonalötlete van? [Írjon nekünk](/kontakt).',
      uk: 'Ми пишемо про місця, які знаємо, і прямо кажемо, що нам не сподобалося. Не роздаємо зірок і не продаємо місць у списку.\n\nМалюнки на наших сторінках створені спеціально для Wojaż. Це образи настрою, а не фотографії конкретних готелів.\n\nМаєте запитання чи власну ідею маршруту? [Напишіть нам](/kontakt).',
    }),
  ],
  [{ label: aboutTitle, url: '/o-nas' }],
)
