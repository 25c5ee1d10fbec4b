import { faq, seoText, topDestinations } from '../../components.ts'
import { destinations } from '../../destinations.ts'
import { hero, page, scene, tiles } from '../../words.ts'

export const directionsLink = {
  label: {
    pl: 'Wszystkie kierunki',
    cs: 'Všechny destinace',
    ro: 'Toate destinațiile',
    hu: 'Minden úti cél',
    uk: 'Усі напрямки',
  },
  url: '/wypoczynek',
}

export const wypoczynek = {
  ...page(
    directionsLink.url,
    {
      pl: 'Kierunki wakacji',
      cs: 'Kam na dovolenou',
      ro: 'Destinații de vacanță',
      hu: 'Nyaralási úti célok',
      uk: 'Напрямки відпочинку',
    },
    {
      pl: 'Wszystkie kraje i regiony, do których można z nami pojechać: samolotem, samochodem i na narty.',
      cs: 'Všechny země a oblasti, kam s námi můžete jet: letadlem, autem i na lyže.',
      ro: 'Toate țările și regiunile în care poți merge cu noi: cu avionul, cu mașina sau la schi.',
      hu: 'Minden ország és régió, ahová velünk eljuthat: repülővel, autóval és síelni.',
      uk: 'Усі країни та регіони, куди можна поїхати з нами: літаком, автомобілем і на лижі.',
    },
    [
      hero({
        heading: {
          pl: 'Dokąd w tym roku?',
          cs: 'Kam letos?',
          ro: 'Unde anul acesta?',
          hu: 'Hová menjünk idén?',
          uk: 'Куди цього року?',
        },
        lead: {
          pl: 'Od Bałtyku po Ocean Indyjski. Zacznij od kraju i sprawdź, kiedy i po co tam jechać.',
          cs: 'Od Baltu po Indický oceán. Začněte zemí a zjistěte, kdy a proč tam jet.',
          ro: 'De la Baltica la Oceanul Indian. Începe cu o țară și află când și de ce să mergi.',
          hu: 'A Balti-tengertől az Indiai-óceánig. Kezdje egy országgal, és nézze meg, mikor és miért érdemes menni.',
          uk: 'Від Балтики до Індійського океану. Почніть із країни й дізнайтеся, коли й чому туди їхати.',
        },
        picture: scene('coast', 'croatian', 'morning', 'kier1', {
          pl: 'Wybrzeże z wyspami o poranku',
          cs: 'Pobřeží s ostrovy za rána',
          ro: 'Coastă cu insule dimineața',
          hu: 'Szigetekkel teli part reggel',
          uk: 'Узбережжя з островами вранці',
        }),
      }),
      topDestinations({
        heading: {
          pl: 'Najczęściej wybierane',
          cs: 'Nejčastěji vybírané',
          ro: 'Cele mai alese',
          hu: 'A legkedveltebbek',
          uk: 'Найпопулярніші',
        },
        lead: {
          pl: 'Ceny za osobę, z przelotem i wszystkimi opłatami.',
          cs: 'Ceny za osobu, s letem a všemi poplatky.',
          ro: 'Prețuri de persoană, cu zbor și toate taxele.',
          hu: 'Személyenkénti ár repülővel és minden díjjal.',
          uk: 'Ціни з особи, з перельотом і всіма зборами.',
        },
        tripType: 'WS',
        destinations: ['GR', 'TR', 'EG', 'ES', 'BG', 'HR'],
      }),
      tiles(
        'picture',
        {
          pl: 'Opisane uczciwie',
          cs: 'Popsané poctivě',
          ro: 'Descrise cinstit',
          hu: 'Őszintén leírva',
          uk: 'Описані чесно',
        },
        [destinations.grecja, destinations.turcja, destinations.kanary, destinations.tatry],
      ),
      faq(
        {
          pl: 'Zanim wybierzesz kraj',
          cs: 'Než vyberete zemi',
          ro: 'Înainte să alegi țara',
          hu: 'Mielőtt országot választ',
          uk: 'Перш ніж обрати країну',
        },
        { topics: ['documents'] },
      ),
    ],
    [directionsLink],
  ),
  pageType: 'directions',
  seoText: seoText(
    {
      pl: 'Jak wybrać kierunek',
      cs: 'Jak vybrat destinaci',
      ro: 'Cum alegi destinația',
      hu: 'Hogyan válasszunk úti célt',
      uk: 'Як обрати напрямок',
    },
    {
      pl: 'Najprościej zacząć od czasu lotu. W trzy godziny dolecisz do Grecji, Turcji, Hiszpanii i na Cypr; w cztery do pięciu – na Wyspy Kanaryjskie i do Egiptu; dalej zaczynają się podróże z noclegiem w samolocie.\n\nDrugie pytanie to pogoda. Od maja do października ciepło jest w całym basenie Morza Śródziemnego. Zimą słońca szukaj na Kanarach, w Egipcie, w Emiratach i w tropikach, a śniegu – w [Tatrach](/inspiracje/tatry) i Alpach.\n\nTrzecie: jak chcesz odpoczywać. Hotele z programem dla dzieci stoją najczęściej w Turcji i na Rodos, ciche pensjonaty znajdziesz we Włoszech i w Portugalii, a kto woli własne auto, ma blisko do Chorwacji, Węgier i nad polskie morze.',
      cs: 'Nejjednodušší je začít délkou letu. Za tři hodiny doletíte do Řecka, Turecka, Španělska a na Kypr; za čtyři až pět na Kanárské ostrovy a do Egypta; dál začínají cesty s noclehem v letadle.\n\nDruhá otázka je počasí. Od května do října je teplo v celém Středomoří. V zimě hledejte slunce na Kanárech, v Egyptě, v Emirátech a v tropech, sníh pak v [Tatrách](/inspiracje/tatry) a Alpách.\n\nTřetí: jak chcete odpočívat. Hotely s programem pro děti jsou nejčastěji v Turecku a na Rhodu, tiché penziony v Itálii a Portugalsku, a kdo jede raději autem, má blízko do Chorvatska, Maďarska i k polskému moři.',
      ro: 'Cel mai simplu e să începi cu durata zborului. În trei ore ajungi în Grecia, Turcia, Spania și Cipru; în patru-cinci în Canare și Egipt; mai departe încep drumurile cu o noapte în avion.\n\nA doua întrebare e vremea. Din mai până în octombrie e cald în toată Mediterana. Iarna caută soarele în Canare, Egipt, Emirate și la tropice, iar zăpada în [Tatra](/inspiracje/tatry) și în Alpi.\n\nA treia: cum vrei să te odihnești. Hotelurile cu program pentru copii sunt mai ales în Turcia și Rodos, pensiunile liniștite în Italia și Portugalia, iar cine preferă mașina are aproape Croația, Ungaria și marea poloneză.',
      hu: 'A legegyszerűbb a repülési idővel kezdeni. Három óra alatt Görögországba, Törökországba, Spanyolországba és Ciprusra ér; négy-öt alatt a Kanári-szigetekre és Egyiptomba; azon túl már a gépen alszunk.\n\nA második kérdés az időjárás. Májustól októberig az egész Földközi-tenger meleg. Télen a Kanárikon, Egyiptomban, az Emírségekben és a trópusokon keresse a napot, a havat pedig a [Tátrában](/inspiracje/tatry) és az Alpokban.\n\nA harmadik: hogyan szeret pihenni. Gyerekprogramos szálloda főleg Törökországban és Rodoszon van, csendes panzió Olaszországban és Portugáliában, aki pedig autóval menne, annak közel van Horvátország, Magyarország és a lengyel tengerpart.',
      uk: 'Найпростіше почати з тривалості польоту. За три години долетите до Греції, Туреччини, Іспанії та на Кіпр; за чотири-п’ять — на Канари й до Єгипту; далі починаються мандрівки з ніччю в літаку.\n\nДруге питання — погода. З травня до жовтня тепло в усьому Середземномор’ї. Узимку шукайте сонця на Канарах, у Єгипті, Еміратах і тропіках, а снігу — в [Татрах](/inspiracje/tatry) та Альпах.\n\nТретє: як ви хочете відпочивати. Готелі з програмою для дітей найчастіше в Туреччині та на Родосі, тихі пансіони — в Італії та Португалії, а хто любить власне авто, тому близько до Хорватії, Угорщини та польського моря.',
    },
  ),
}
