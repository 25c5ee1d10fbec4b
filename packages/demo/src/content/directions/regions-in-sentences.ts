/** Regions that guests name without saying "region", as in `countries-in-sentences.ts`; the others get a word before the name. */
export const regionsInSentences: Record<string, string> = {
  GRRHO: 'na Rodos|na Rodos|na Rhodu|na Rhodos|în Rodos|Rodoszon|Rodoszra|на Родосі|на Родос',
  GRHER:
    'na wschodniej Krecie|na wschodnią Kretę|na východní Krétě|na východní Krétu|în Creta de Est|Kelet-Krétán|Kelet-Krétára|на Східному Криті|на Східний Крит',
  GRCHQ:
    'na zachodniej Krecie|na zachodnią Kretę|na západní Krétě|na západní Krétu|în Creta de Vest|Nyugat-Krétán|Nyugat-Krétára|на Західному Криті|на Західний Крит',
  GRKGS: 'na Kos|na Kos|na Kosu|na Kos|în Kos|Kosz szigetén|Kosz szigetére|на Косі|на Кос',
  GRCFU: 'na Korfu|na Korfu|na Korfu|na Korfu|în Corfu|Korfun|Korfura|на Корфу|на Корфу',
  GRZTH:
    'na Zakynthos|na Zakynthos|na Zakynthu|na Zakynthos|în Zakynthos|Zákinthoszon|Zákinthoszra|на Закінфі|на Закінф',
  GREFL:
    'na Kefalonii|na Kefalonię|na Kefalonii|na Kefalonii|în Kefalonia|Kefalónián|Kefalóniára|на Кефалонії|на Кефалонію',
  GRHAL:
    'na Chalkidiki|na Chalkidiki|na Chalkidiki|na Chalkidiki|în Halkidiki|Halkidikin|Halkidikire|на Халкідіках|на Халкідіки',
  GROLY:
    'na Riwierze Olimpijskiej|na Riwierę Olimpijską|na Olympské riviéře|na Olympskou riviéru|pe Riviera Olimpului|az Olümposzi riviérán|az Olümposzi riviérára|на Олімпійській Рив’єрі|на Олімпійську Рив’єру',
  GRJTR:
    'na Santorynie|na Santoryn|na Santorini|na Santorini|în Santorini|Szantorinin|Szantorinire|на Санторіні|на Санторіні',
  GRSMI: 'na Samos|na Samos|na Samu|na Samos|în Samos|Számoszon|Számoszra|на Самосі|на Самос',
  GRKLX:
    'na Peloponezie|na Peloponez|na Peloponésu|na Peloponés|în Peloponez|a Peloponnészoszon|a Peloponnészoszra|на Пелопоннесі|на Пелопоннес',
  GRTHA: 'na Thassos|na Thassos|na Thassu|na Thassos|în Thassos|Thászoszon|Thászoszra|на Тасосі|на Тасос',
  GRATT: 'w Attyce|do Attyki|v Attice|do Attiky|în Attica|Attikában|Attikába|в Аттиці|до Аттики',
  TRALY: 'w Alanyi|do Alanyi|v Alanyi|do Alanye|în Alanya|Alanyában|Alanyába|в Аланії|до Аланії',
  TRSDE: 'w Side|do Side|v Side|do Side|în Side|Sidében|Sidébe|у Сіде|до Сіде',
  TRBLK: 'w Belek|do Belek|v Beleku|do Beleku|în Belek|Belekben|Belekbe|у Белеку|до Белека',
  TRLAR:
    'w Antalyi i Larze|do Antalyi i Lary|v Antalyi a Laře|do Antalye a Lary|în Antalya și Lara|Antalyában és Larában|Antalyába és Larába|в Анталії та Ларі|до Анталії та Лари',
  TRKMR: 'w Kemerze|do Kemeru|v Kemeru|do Kemeru|în Kemer|Kemerben|Kemerbe|у Кемері|до Кемера',
  TRBJV: 'w Bodrum|do Bodrum|v Bodrumu|do Bodrumu|în Bodrum|Bodrumban|Bodrumba|у Бодрумі|до Бодрума',
  TRMRM:
    'w Marmaris i Fethiye|do Marmaris i Fethiye|v Marmarisu a Fethiye|do Marmarisu a Fethiye|în Marmaris și Fethiye|Marmarisban és Fethiyében|Marmarisba és Fethiyébe|у Мармарисі та Фетхіє|до Мармариса та Фетхіє',
  TRKUS:
    'na Riwierze Egejskiej|na Riwierę Egejską|na Egejské riviéře|na Egejskou riviéru|pe Riviera Egeeană|az Égei riviérán|az Égei riviérára|на Егейській Рив’єрі|на Егейську Рив’єру',
  EGHRG:
    'w Hurghadzie|do Hurghady|v Hurghadě|do Hurghady|în Hurghada|Hurghadában|Hurghadába|у Хургаді|до Хургади',
  EGRMF:
    'w Marsa Alam|do Marsa Alam|v Marsa Alam|do Marsa Alam|în Marsa Alam|Marsza Alamban|Marsza Alamba|у Марса-Аламі|до Марса-Алама',
  EGSSH:
    'na Synaju|na Synaj|na Sinaji|na Sinaj|în Sinai|a Sínai-félszigeten|a Sínai-félszigetre|на Синаї|на Синай',
  EGMUH:
    'na Wybrzeżu Śródziemnomorskim|na Wybrzeże Śródziemnomorskie|na středomořském pobřeží|na středomořské pobřeží|pe Coasta Mediteraneană|a Földközi-tengeri parton|a Földközi-tengeri partra|на Середземноморському узбережжі|на Середземноморське узбережжя',
  ESTFS:
    'na Teneryfie|na Teneryfę|na Tenerife|na Tenerife|în Tenerife|Tenerifén|Tenerifére|на Тенерифе|на Тенерифе',
  ESLPA:
    'na Gran Canarii|na Gran Canarię|na Gran Canarii|na Gran Canarii|în Gran Canaria|Gran Canarián|Gran Canariára|на Гран-Канарії|на Гран-Канарію',
  ESFUE:
    'na Fuerteventurze|na Fuerteventurę|na Fuerteventuře|na Fuerteventuru|în Fuerteventura|Fuerteventurán|Fuerteventurára|на Фуертевентурі|на Фуертевентуру',
  ESACE:
    'na Lanzarote|na Lanzarote|na Lanzarote|na Lanzarote|în Lanzarote|Lanzarotén|Lanzarotéra|на Лансароте|на Лансароте',
  ESPMI:
    'na Majorce|na Majorkę|na Mallorce|na Mallorcu|în Mallorca|Mallorcán|Mallorcára|на Мальорці|на Мальорку',
  ESIBZ: 'na Ibizie|na Ibizę|na Ibize|na Ibizu|în Ibiza|Ibizán|Ibizára|на Ібіці|на Ібіцу',
  ESMAH: 'na Minorce|na Minorkę|na Menorce|na Menorcu|în Menorca|Menorcán|Menorcára|на Менорці|на Менорку',
  ESCBR:
    'na Costa Brava|na Costa Brava|na Costa Bravě|na Costa Bravu|pe Costa Brava|a Costa Braván|a Costa Bravára|на Коста-Браві|на Коста-Браву',
  ESCDO:
    'na Costa Dorada|na Costa Dorada|na Costa Doradě|na Costa Doradu|pe Costa Dorada|a Costa Doradán|a Costa Doradára|на Коста-Дораді|на Коста-Дораду',
  ESAGP:
    'na Costa del Sol|na Costa del Sol|na Costa del Sol|na Costa del Sol|pe Costa del Sol|a Costa del Solon|a Costa del Solra|на Коста-дель-Соль|на Коста-дель-Соль',
  ESALC:
    'na Costa Blanca|na Costa Blanca|na Costa Blance|na Costa Blancu|pe Costa Blanca|a Costa Blancán|a Costa Blancára|на Коста-Бланці|на Коста-Бланку',
  ESXRY:
    'na Costa de la Luz|na Costa de la Luz|na Costa de la Luz|na Costa de la Luz|pe Costa de la Luz|a Costa de la Luzon|a Costa de la Luzra|на Коста-де-ла-Лус|на Коста-де-ла-Лус',
  ITCTA:
    'na Sycylii|na Sycylię|na Sicílii|na Sicílii|în Sicilia|Szicíliában|Szicíliába|на Сицилії|на Сицилію',
  ITOLB:
    'na Sardynii|na Sardynię|na Sardinii|na Sardinii|în Sardinia|Szardínián|Szardíniára|на Сардинії|на Сардинію',
  ITSUF:
    'w Kalabrii|do Kalabrii|v Kalábrii|do Kalábrie|în Calabria|Calabriában|Calabriába|у Калабрії|до Калабрії',
  ITBRI: 'w Apulii|do Apulii|v Apulii|do Apulie|în Apulia|Apuliában|Apuliába|в Апулії|до Апулії',
  ITPSA:
    'w Toskanii|do Toskanii|v Toskánsku|do Toskánska|în Toscana|Toszkánában|Toszkánába|у Тоскані|до Тоскани',
  ITGRD:
    'nad jeziorem Garda|nad jezioro Garda|u Lago di Garda|k Lago di Garda|la Lacul Garda|a Garda-tónál|a Garda-tóhoz|на озері Гарда|на озеро Гарда',
  ITDOL:
    'w Dolomitach|w Dolomity|v Dolomitech|do Dolomit|în Dolomiți|a Dolomitokban|a Dolomitokba|у Доломітах|у Доломіти',
  ITLVG:
    'w Lombardii|do Lombardii|v Lombardii|do Lombardie|în Lombardia|Lombardiában|Lombardiába|у Ломбардії|до Ломбардії',
  HRIST: 'na Istrii|na Istrię|na Istrii|na Istrii|în Istria|Isztrián|Isztriára|в Істрії|до Істрії',
  HRZAD:
    'w Dalmacji Północnej|do Dalmacji Północnej|v severní Dalmácii|do severní Dalmácie|în Dalmația de Nord|Észak-Dalmáciában|Észak-Dalmáciába|у Північній Далмації|до Північної Далмації',
  HRSPU:
    'w Dalmacji Środkowej|do Dalmacji Środkowej|ve střední Dalmácii|do střední Dalmácie|în Dalmația Centrală|Közép-Dalmáciában|Közép-Dalmáciába|у Центральній Далмації|до Центральної Далмації',
  HRDBV:
    'w Dalmacji Południowej|do Dalmacji Południowej|v jižní Dalmácii|do jižní Dalmácie|în Dalmația de Sud|Dél-Dalmáciában|Dél-Dalmáciába|у Південній Далмації|до Південної Далмації',
  CYLCA:
    'na Cyprze Wschodnim|na Cypr Wschodni|na východním Kypru|na východní Kypr|în Ciprul de Est|Kelet-Cipruson|Kelet-Ciprusra|на Східному Кіпрі|на Східний Кіпр',
  CYPFO:
    'na Cyprze Zachodnim|na Cypr Zachodni|na západním Kypru|na západní Kypr|în Ciprul de Vest|Nyugat-Cipruson|Nyugat-Ciprusra|на Західному Кіпрі|на Західний Кіпр',
  PTFAO: 'w Algarve|do Algarve|v Algarve|do Algarve|în Algarve|Algarvéban|Algarvéba|в Алгарве|до Алгарве',
  PTFNC: 'na Maderze|na Maderę|na Madeiře|na Madeiru|în Madeira|Madeirán|Madeirára|на Мадейрі|на Мадейру',
  PTPDL:
    'na Azorach|na Azory|na Azorech|na Azory|în Azore|az Azori-szigeteken|az Azori-szigetekre|на Азорських островах|на Азорські острови',
  TNDJE: 'na Dżerbie|na Dżerbę|na Djerbě|na Djerbu|în Djerba|Dzserbán|Dzserbára|на Джербі|на Джербу',
  TNMIR:
    'w Tunezji kontynentalnej|do Tunezji kontynentalnej|v pevninském Tunisku|do pevninského Tuniska|în Tunisia continentală|a szárazföldi Tunéziában|a szárazföldi Tunéziába|у континентальному Тунісі|до континентального Тунісу',
  MTMLA:
    'na Malcie|na Maltę|na ostrově Malta|na ostrov Malta|în insula Malta|Málta szigetén|Málta szigetére|на острові Мальта|на острів Мальта',
  MTGOZ: 'na Gozo|na Gozo|na Gozu|na Gozo|în Gozo|Gozo szigetén|Gozo szigetére|на Гоцо|на Гоцо',
  FRAJA: 'na Korsyce|na Korsykę|na Korsice|na Korsiku|în Corsica|Korzikán|Korzikára|на Корсиці|на Корсику',
  FRNCE:
    'na Lazurowym Wybrzeżu|na Lazurowe Wybrzeże|na Azurovém pobřeží|na Azurové pobřeží|pe Coasta de Azur|az Azúr-parton|az Azúr-partra|на Лазуровому березі|на Лазуровий берег',
  AEDXB: 'w Dubaju|do Dubaju|v Dubaji|do Dubaje|în Dubai|Dubajban|Dubajba|у Дубаї|до Дубая',
  JOMMR:
    'nad Morzem Martwym|nad Morze Martwe|u Mrtvého moře|k Mrtvému moři|la Marea Moartă|a Holt-tengernél|a Holt-tengerhez|на Мертвому морі|на Мертве море',
  TZZNZ:
    'na Zanzibarze|na Zanzibar|na Zanzibaru|na Zanzibar|în Zanzibar|Zanzibáron|Zanzibárra|на Занзібарі|на Занзібар',
  MUMRU:
    'na Mauritiusie|na Mauritius|na Mauriciu|na Mauricius|în insula Mauritius|Mauritius szigetén|Mauritius szigetére|на острові Маврикій|на острів Маврикій',
  THHKT: 'na Phuket|na Phuket|na Phuketu|na Phuket|în Phuket|Phuketen|Phuketre|на Пхукеті|на Пхукет',
  IDDPS: 'na Bali|na Bali|na Bali|na Bali|în Bali|Balin|Balira|на Балі|на Балі',
  MXCUN:
    'na Riwierze Maya|na Riwierę Maya|na Riviera Maya|na Riviera Maya|pe Riviera Maya|a Riviera Mayán|a Riviera Mayára|на Рив’єрі-Майя|на Рив’єру-Майя',
  PLZPM:
    'na Pomorzu Zachodnim|na Pomorze Zachodnie|v Západních Pomořanech|do Západních Pomořan|în Pomerania de Vest|Nyugat-Pomerániában|Nyugat-Pomerániába|на Західному Помор’ї|на Західне Помор’я',
  PLPOM:
    'na Pomorzu i Półwyspie Helskim|na Pomorze i Półwysep Helski|v Pomořanech a na Helské kose|do Pomořan a na Helskou kosu|în Pomerania și pe Peninsula Hel|Pomerániában és a Hel-félszigeten|Pomerániába és a Hel-félszigetre|на Помор’ї та Гельській косі|на Помор’я та Гельську косу',
  PLMAZ:
    'na Mazurach|na Mazury|na Mazurách|na Mazury|în Mazuria|a Mazuri-tóvidéken|a Mazuri-tóvidékre|на Мазурах|на Мазури',
  PLTAT:
    'na Podhalu i w Tatrach|na Podhale i w Tatry|na Podhalí a v Tatrách|na Podhalí a do Tater|în Podhale și Munții Tatra|Podhaléban és a Tátrában|Podhaléba és a Tátrába|на Підгаллі та в Татрах|на Підгалля та в Татри',
  PLSUD: 'w Sudetach|w Sudety|v Sudetech|do Sudet|în Sudeți|a Szudétákban|a Szudétákba|у Судетах|у Судети',
  PLBES:
    'w Beskidach|w Beskidy|v Beskydech|do Beskyd|în Beskizi|a Beszkidekben|a Beszkidekbe|у Бескидах|у Бескиди',
  PLBIE:
    'w Bieszczadach|w Bieszczady|v Bieszczadech|do Bieszczad|în Munții Bieszczady|a Bieszczady-hegységben|a Bieszczady-hegységbe|у Бещадах|у Бещади',
  CZKRN:
    'w czeskich Karkonoszach|w czeskie Karkonosze|v Krkonoších|do Krkonoš|în Munții Krkonoše|az Óriás-hegységben|az Óriás-hegységbe|у Крконошах|у Крконоші',
  CZMOR:
    'na Morawach Południowych|na Morawy Południowe|na jižní Moravě|na jižní Moravu|în Moravia de Sud|Dél-Morvaországban|Dél-Morvaországba|у Південній Моравії|до Південної Моравії',
  CZPRG: 'w Pradze|do Pragi|v Praze|do Prahy|în Praga|Prágában|Prágába|у Празі|до Праги',
  SKVTA:
    'w Tatrach Wysokich|w Tatry Wysokie|ve Vysokých Tatrách|do Vysokých Tater|în Munții Tatra Înaltă|a Magas-Tátrában|a Magas-Tátrába|у Високих Татрах|у Високі Татри',
  HUBAL:
    'nad Balatonem|nad Balaton|u Balatonu|k Balatonu|la Balaton|a Balatonnál|a Balatonhoz|на Балатоні|на Балатон',
  HUBUD:
    'w Budapeszcie|do Budapesztu|v Budapešti|do Budapešti|în Budapesta|Budapesten|Budapestre|у Будапешті|до Будапешта',
  ATTIR: 'w Tyrolu|do Tyrolu|v Tyrolsku|do Tyrolska|în Tirol|Tirolban|Tirolba|у Тіролі|до Тіролю',
  ATSZG:
    'w Ziemi Salzburskiej|do Ziemi Salzburskiej|v Salcbursku|do Salcburska|în Salzburg|Salzburg tartományban|Salzburg tartományba|у Зальцбурзькій землі|до Зальцбурзької землі',
  ATKAE:
    'w Karyntii|do Karyntii|v Korutanech|do Korutan|în Carintia|Karintiában|Karintiába|у Каринтії|до Каринтії',
  ATSTY:
    'w Styrii|do Styrii|ve Štýrsku|do Štýrska|în Stiria|Stájerországban|Stájerországba|у Штирії|до Штирії',
  ADAND:
    'w Pirenejach|w Pireneje|v Pyrenejích|do Pyrenejí|în Pirinei|a Pireneusokban|a Pireneusokba|у Піренеях|у Піренеї',
}
