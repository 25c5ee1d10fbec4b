import { type Itinerary, stop, words } from './tour.ts'

export const worldTours: readonly Itinerary[] = [
  {
    names: words(
      'Maroko – cesarskie miasta|Maroko – královská města|Maroc – orașele imperiale|Marokkó – királyi városok|Марокко – імперські міста',
    ),
    region: 'MARAK',
    airport: 'RAK',
    level: 380,
    kind: 'classic',
    stops: [
      stop(
        'Marrakesz|Marrákeš|Marrakech|Marrákes|Марракеш',
        'Jemaa el-Fnaa|Джемаа-ель-Фна',
        'Majorelle|Мажорель',
      ),
      stop(
        'Casablanca i Rabat|Casablanca a Rabat|Casablanca și Rabat|Casablanca és Rabat|Касабланка і Рабат',
        'Meczet Hassana II|Mešita Hasana II.|Moscheea Hassan II|II. Haszan-mecset|Мечеть Хасана II',
        'Kasba Udaja|Kasba Udaja|Kasbahul Udayas|Udaják kaszbája|Касба Удайя',
      ),
      stop(
        'Meknes i Volubilis|Meknes a Volubilis|Meknes și Volubilis|Meknesz és Volubilis|Мекнес і Волюбіліс',
        'Bab Mansour|Баб-Мансур',
        'Moulay Idriss|Мулай-Ідріс',
      ),
      stop(
        'Fez|Fés|Fes|Fez|Фес',
        'Medyna Fes el-Bali|Medina Fes el-Bali|Medina Fes el-Bali|Fesz el-Bali medina|Медина Фес-ель-Балі',
        'Chouara|Шуара',
      ),
      stop(
        'Atlas Średni|Střední Atlas|Atlasul Mijlociu|Középső-Atlasz|Середній Атлас',
        'Ifrane|Іфран',
        'Beni Mellal|Бені-Меллаль',
      ),
      stop('Aït Benhaddou|Айт-Бен-Хадду', 'Ouarzazate|Уарзазат', 'Tizi n’Tichka|Тізі-н-Тішка'),
    ],
  },
  {
    names: words(
      'Tunezja – brama Sahary|Tunisko – brána Sahary|Tunisia – poarta Saharei|Tunézia – a Szahara kapuja|Туніс – ворота Сахари',
    ),
    region: 'TNMIR',
    airport: 'MIR',
    level: 292,
    kind: 'classic',
    stops: [
      stop(
        'Kairuan|Kairuán|Kairouan|Kairuán|Кайруан',
        'Wielki Meczet|Velká mešita|Marea Moschee|Nagymecset|Велика мечеть',
        'Medyna|Medina|Medina|Medina|Медина',
      ),
      stop(
        'Tozeur|Тозер',
        'Szott el-Dżerid|Šott al-Džeríd|Chott el-Djerid|Sott el-Dzserid|Шотт-ель-Джерид',
        'Nefta|Нефта',
      ),
      stop(
        'Chebika i Tamerza|Chebika a Tamerza|Chebika și Tamerza|Chebika és Tamerza|Шебіка і Тамерза',
        'Oaza Chebika|Oáza Chebika|Oaza Chebika|Chebika oázis|Оаза Шебіка',
        'Midès|Мідес',
      ),
      stop(
        'Douz|Дуз',
        'Wielki Erg Wschodni|Velký východní erg|Marele Erg Oriental|Keleti Nagy Erg|Великий Східний Ерг',
        'Targ wielbłądów|Velbloudí trh|Târgul de cămile|Tevepiac|Верблюжий ринок',
      ),
      stop(
        'Matmata|Матмата',
        'Domy troglodytów|Troglodytské domy|Casele troglodite|Barlanglakások|Житла троглодитів',
        'Toujane|Туджан',
      ),
      stop('El Jem|Ель-Джем', 'Amfiteatr|Amfiteátr|Amfiteatrul|Amfiteátrum|Амфітеатр', 'Mahdia|Махдія'),
    ],
  },
  {
    names: words(
      'Egipt – rejs po Nilu|Egypt – plavba po Nilu|Egipt – croazieră pe Nil|Egyiptom – hajóút a Níluson|Єгипет – круїз Нілом',
    ),
    region: 'EGHRG',
    airport: 'HRG',
    level: 350,
    kind: 'cruise',
    stops: [
      stop(
        'Luksor|Luxor|Luxor|Luxor|Луксор',
        'Karnak|Карнак',
        'Świątynia Luksorska|Luxorský chrám|Templul din Luxor|Luxori templom|Луксорський храм',
      ),
      stop(
        'Dolina Królów|Údolí králů|Valea Regilor|Királyok völgye|Долина царів',
        'Świątynia Hatszepsut|Chrám Hatšepsut|Templul reginei Hatshepsut|Hatsepszut temploma|Храм Хатшепсут',
        'Kolosy Memnona|Memnonovy kolosy|Coloșii lui Memnon|Memnón-kolosszusok|Колоси Мемнона',
      ),
      stop(
        'Edfu|Едфу',
        'Świątynia Horusa|Horův chrám|Templul lui Horus|Hórusz-templom|Храм Гора',
        'Esna|Есна',
      ),
      stop(
        'Kom Ombo|Ком-Омбо',
        'Świątynia Sobka|Sobekův chrám|Templul lui Sobek|Szobek-templom|Храм Себека',
        'Muzeum krokodyli|Krokodýlí muzeum|Muzeul crocodililor|Krokodilmúzeum|Музей крокодилів',
      ),
      stop(
        'Asuan|Asuán|Aswan|Asszuán|Асуан',
        'File|Fílé|Philae|Philae|Філе',
        'Wielka Tama|Vysoká přehrada|Marele Baraj|Nagy-gát|Асуанська гребля',
      ),
      stop(
        'Abu Simbel|Абу-Сімбел',
        'Świątynia Ramzesa II|Chrám Ramesse II.|Templul lui Ramses II|II. Ramszesz temploma|Храм Рамзеса II',
        'Jezioro Nasera|Násirovo jezero|Lacul Nasser|Nasszer-tó|Озеро Насера',
      ),
    ],
  },
  {
    names: words(
      'Turcja – Kapadocja i Pamukkale|Turecko – Kappadokie a Pamukkale|Turcia – Capadocia și Pamukkale|Törökország – Kappadókia és Pamukkale|Туреччина – Каппадокія і Памуккале',
    ),
    region: 'TRLAR',
    airport: 'AYT',
    level: 320,
    kind: 'classic',
    stops: [
      stop('Antalya|Анталія', 'Kaleiçi|Калеїчі', 'Düden|Дюден'),
      stop(
        'Konya|Konya|Konya|Konya|Конья',
        'Muzeum Mevlany|Mevlanovo muzeum|Muzeul Mevlana|Mevlana-múzeum|Музей Мевляни',
        'Sultanhanı|Султанхани',
      ),
      stop('Kapadocja|Kappadokie|Capadocia|Kappadókia|Каппадокія', 'Göreme|Гереме', 'Uçhisar|Учхісар'),
      stop(
        'Avanos i Derinkuyu|Avanos a Derinkuyu|Avanos și Derinkuyu|Avanos és Derinkuyu|Аванос і Дерінкую',
        'Podziemne miasto|Podzemní město|Orașul subteran|Föld alatti város|Підземне місто',
        'Paşabağ|Пашабаг',
      ),
      stop(
        'Pamukkale|Памуккале',
        'Hierapolis|Ієраполіс',
        'Basen Kleopatry|Kleopatřin bazén|Piscina Cleopatrei|Kleopátra-medence|Басейн Клеопатри',
      ),
      stop(
        'Perge i Aspendos|Perge a Aspendos|Perge și Aspendos|Perge és Aspendos|Перге і Аспендос',
        'Teatr rzymski|Římské divadlo|Teatrul roman|Római színház|Римський театр',
        'Side|Сіде',
      ),
    ],
  },
  {
    names: words(
      'Turcja Egejska – od Troi do Efezu|Egejské Turecko – od Tróje k Efesu|Turcia Egee – de la Troia la Efes|Égei Törökország – Trójától Epheszoszig|Егейська Туреччина – від Трої до Ефеса',
    ),
    region: 'TRKUS',
    airport: 'ADB',
    level: 310,
    kind: 'classic',
    stops: [
      stop('Izmir|Izmir|Izmir|İzmir|Ізмір', 'Kemeraltı|Кемералти', 'Saat Kulesi|Годинникова вежа'),
      stop(
        'Troja|Trója|Troia|Trója|Троя',
        'Koń trojański|Trojský kůň|Calul troian|Trójai faló|Троянський кінь',
        'Çanakkale|Чанаккале',
      ),
      stop(
        'Pergamon|Pergamon|Pergam|Pergamon|Пергам',
        'Asklepiejon|Asklépieion|Asclepion|Aszklépieion|Асклепіон',
        'Ayvalık|Айвалик',
      ),
      stop(
        'Efez|Efes|Efes|Epheszosz|Ефес',
        'Biblioteka Celsusa|Celsova knihovna|Biblioteca lui Celsus|Celsus könyvtára|Бібліотека Цельса',
        'Şirince|Шириндже',
      ),
      stop('Pamukkale|Памуккале', 'Hierapolis|Ієраполіс', 'Laodicea|Лаодикея'),
      stop(
        'Milet i Didyma|Milét a Didyma|Milet și Didyma|Milétosz és Didüma|Мілет і Дідіма',
        'Świątynia Apollina|Apollónův chrám|Templul lui Apollo|Apollón-szentély|Храм Аполлона',
        'Priene|Прієна',
      ),
    ],
  },
  {
    names: words(
      'Jordania – Petra i Wadi Rum|Jordánsko – Petra a Vádí Rum|Iordania – Petra și Wadi Rum|Jordánia – Petra és Vádi Rum|Йорданія – Петра і Ваді-Рам',
    ),
    region: 'JOAQJ',
    airport: 'AQJ',
    level: 444,
    kind: 'classic',
    stops: [
      stop(
        'Akaba|Akaba|Aqaba|Akaba|Акаба',
        'Zamek mamelucki|Mamlúcká pevnost|Fortul mameluc|Mameluk erőd|Мамлюцька фортеця',
        'Tala Bay|Тала-Бей',
      ),
      stop(
        'Wadi Rum|Vádí Rum|Wadi Rum|Vádi Rum|Ваді-Рам',
        'Siedem Filarów Mądrości|Sedm pilířů moudrosti|Cei Șapte Stâlpi ai Înțelepciunii|A bölcsesség hét pillére|Сім стовпів мудрості',
        'Burdah|Бурда',
      ),
      stop('Petra|Петра', 'Al-Chazna|Al-Chazna|Al-Khazneh|El-Hazne|Аль-Хазна', 'Siq|Сік'),
      stop(
        'Morze Martwe|Mrtvé moře|Marea Moartă|Holt-tenger|Мертве море',
        'Wadi Mujib|Ваді-Муджиб',
        'Ma’in|Маїн',
      ),
      stop(
        'Madaba i góra Nebo|Madaba a hora Nebo|Madaba și Muntele Nebo|Madaba és a Nébó-hegy|Мадаба і гора Небо',
        'Mozaika z mapą|Mozaiková mapa|Mozaicul-hartă|Mozaiktérkép|Мозаїчна карта',
        'Kerak|Керак',
      ),
      stop(
        'Amman i Dżarasz|Ammán a Džaraš|Amman și Jerash|Ammán és Dzseras|Амман і Джераш',
        'Cytadela|Citadela|Citadela|Fellegvár|Цитадель',
        'Łuk Hadriana|Hadriánův oblouk|Arcul lui Hadrian|Hadrianus-diadalív|Арка Адріана',
      ),
    ],
  },
  {
    names: words(
      'Emiraty – siedem oblicz|Emiráty – sedm tváří|Emiratele – șapte chipuri|Emírségek – hét arc|Емірати – сім облич',
    ),
    region: 'AEDXB',
    airport: 'DXB',
    level: 452,
    kind: 'classic',
    stops: [
      stop('Dubaj|Dubaj|Dubai|Dubaj|Дубай', 'Burj Khalifa|Бурдж-Халіфа', 'Al Fahidi|Аль-Фахіді'),
      stop(
        'Abu Zabi|Abú Zabí|Abu Dhabi|Abu-Dzabi|Абу-Дабі',
        'Meczet szejka Zayeda|Mešita šejka Zajda|Moscheea Șeicului Zayed|Zajed sejk mecsetje|Мечеть шейха Заїда',
        'Corniche|Корніш',
      ),
      stop(
        'Szardża|Šardžá|Sharjah|Sárdzsa|Шарджа',
        'Muzeum Cywilizacji Islamu|Muzeum islámské civilizace|Muzeul Civilizației Islamice|Iszlám Civilizáció Múzeuma|Музей ісламської цивілізації',
        'Souq Al Arsah|Сук-аль-Арса',
      ),
      stop(
        'Al Ain|Аль-Айн',
        'Oaza Al Ain|Oáza Al Ain|Oaza Al Ain|Al Ain oázis|Оаза Аль-Айн',
        'Jebel Hafeet|Джебель-Хафіт',
      ),
      stop(
        'Fudżajra|Fudžajra|Fujairah|Fudzsejra|Фуджейра',
        'Meczet Al Bidya|Mešita Al Bidya|Moscheea Al Bidya|Al Bidya-mecset|Мечеть Аль-Бідья',
        'Khor Fakkan|Хор-Факкан',
      ),
      stop(
        'Hatta|Хатта',
        'Zapora Hatta|Přehrada Hatta|Barajul Hatta|Hatta-gát|Гребля Хатта',
        'Hatta Heritage Village|Етноселище Хатта',
      ),
    ],
  },
  {
    names: words(
      'Oman – pustynia i forty|Omán – poušť a pevnosti|Oman – deșert și forturi|Omán – sivatag és erődök|Оман – пустеля і фортеці',
    ),
    region: 'OMMCT',
    airport: 'MCT',
    level: 478,
    kind: 'classic',
    stops: [
      stop(
        'Maskat|Maskat|Muscat|Maszkat|Маскат',
        'Meczet sułtana Kabusa|Mešita sultána Kábúse|Moscheea Sultanului Qaboos|Kábúsz szultán mecsetje|Мечеть султана Кабуса',
        'Mutrah|Матрах',
      ),
      stop('Nizwa|Нізва', 'Fort Nizwa|Pevnost Nizwa|Fortul Nizwa|Nizva erőd|Форт Нізва', 'Bahla|Бахла'),
      stop('Jebel Shams|Джебель-Шамс', 'Wadi Ghul|Ваді-Гуль', 'Misfat al Abriyeen|Місфат-аль-Абріїн'),
      stop('Wahiba Sands|Вахіба-Сендс', 'Bidiyah|Бідія', 'Ibra|Ібра'),
      stop('Wadi Bani Khalid|Ваді-Бані-Халід', 'Muqal|Мукаль', 'Al Kamil|Аль-Каміль'),
      stop('Sur|Сур', 'Ras al Jinz|Рас-аль-Джинз', 'Wadi Shab|Ваді-Шаб'),
    ],
  },
  {
    names: words(
      'Sri Lanka – herbata i świątynie|Srí Lanka – čaj a chrámy|Sri Lanka – ceai și temple|Srí Lanka – tea és templomok|Шрі-Ланка – чай і храми',
    ),
    region: 'LKCMB',
    airport: 'CMB',
    level: 358,
    kind: 'classic',
    stops: [
      stop('Anuradhapura|Анурадхапура', 'Sri Maha Bodhi|Шрі-Маха-Бодхі', 'Ruwanweliseya|Руванвелісая'),
      stop(
        'Sigiriya|Сігірія',
        'Lwia Skała|Lví skála|Stânca Leului|Oroszlánszikla|Левова скеля',
        'Dambulla|Дамбулла',
      ),
      stop(
        'Kandy|Канді',
        'Świątynia Zęba|Chrám Zubu|Templul Dintelui|A Fog temploma|Храм Зуба',
        'Peradeniya|Перадені',
      ),
      stop(
        'Nuwara Eliya|Нувара-Елія',
        'Plantacje herbaty|Čajové plantáže|Plantațiile de ceai|Teaültetvények|Чайні плантації',
        'Ramboda|Рамбода',
      ),
      stop(
        'Park Narodowy Yala|Národní park Yala|Parcul Național Yala|Yala Nemzeti Park|Національний парк Яла',
        'Ella|Елла',
        'Tissamaharama|Тіссамахарама',
      ),
      stop(
        'Galle|Галле',
        'Fort holenderski|Nizozemská pevnost|Fortul olandez|Holland erőd|Голландський форт',
        'Unawatuna|Унаватуна',
      ),
    ],
  },
  {
    names: words(
      'Tajlandia – od Bangkoku na północ|Thajsko – z Bangkoku na sever|Thailanda – din Bangkok spre nord|Thaiföld – Bangkoktól északra|Таїланд – від Бангкока на північ',
    ),
    region: 'THPYX',
    airport: 'BKK',
    level: 352,
    kind: 'classic',
    stops: [
      stop(
        'Bangkok|Бангкок',
        'Wat Pho|Ват-Пхо',
        'Wielki Pałac|Velký palác|Marele Palat|Nagy Palota|Великий палац',
      ),
      stop(
        'Ajutthaja|Ajutthaja|Ayutthaya|Ajutthaja|Аюттхая',
        'Wat Mahathat|Ват-Махатхат',
        'Bang Pa-In|Банг-Па-Ін',
      ),
      stop(
        'Kanchanaburi|Канчанабурі',
        'Most na rzece Kwai|Most přes řeku Kwai|Podul de pe râul Kwai|Híd a Kwai folyón|Міст через річку Квай',
        'Erawan|Ераван',
      ),
      stop(
        'Sukhothai|Сукхотхай',
        'Wat Si Chum|Ват-Сі-Чум',
        'Park historyczny|Historický park|Parcul istoric|Történelmi park|Історичний парк',
      ),
      stop(
        'Chiang Mai|Чіангмай',
        'Doi Suthep|Дой-Сутхеп',
        'Nocny targ|Noční trh|Piața de noapte|Éjszakai piac|Нічний ринок',
      ),
      stop(
        'Chiang Rai|Чіанграй',
        'Wat Rong Khun|Ват-Ронг-Кхун',
        'Złoty Trójkąt|Zlatý trojúhelník|Triunghiul de Aur|Arany Háromszög|Золотий трикутник',
      ),
    ],
  },
  {
    names: words(
      'Wietnam – wybrzeże cesarzy|Vietnam – pobřeží císařů|Vietnam – coasta împăraților|Vietnám – a császárok partja|В’єтнам – узбережжя імператорів',
    ),
    region: 'VNCXR',
    airport: 'CXR',
    level: 364,
    kind: 'classic',
    stops: [
      stop('Nha Trang|Нячанг', 'Po Nagar|По-Нагар', 'Long Son|Лонгшон'),
      stop(
        'Da Lat|Далат',
        'Dolina Miłości|Údolí lásky|Valea Iubirii|Szerelem völgye|Долина кохання',
        'Datanla|Датанла',
      ),
      stop(
        'Hoi An|Хоян',
        'Most Japoński|Japonský most|Podul Japonez|Japán híd|Японський міст',
        'My Son|Мишон',
      ),
      stop(
        'Da Nang|Дананг',
        'Góry Marmurowe|Mramorové hory|Munții de Marmură|Márványhegyek|Мармурові гори',
        'Hai Van|Хайван',
      ),
      stop(
        'Hue|Хюе',
        'Cytadela cesarska|Císařská citadela|Citadela imperială|Császári fellegvár|Імператорська цитадель',
        'Thien Mu|Тхієнму',
      ),
      stop('Sajgon|Saigon|Saigon|Saigon|Сайгон', 'Cu Chi|Кучі', 'Ben Thanh|Бентхань'),
    ],
  },
  {
    names: words(
      'Bali – wyspa bogów|Bali – ostrov bohů|Bali – insula zeilor|Bali – az istenek szigete|Балі – острів богів',
    ),
    region: 'IDDPS',
    airport: 'DPS',
    level: 372,
    kind: 'classic',
    stops: [
      stop('Ubud|Убуд', 'Monkey Forest|Мавпячий ліс', 'Goa Gajah|Гоа-Гаджа'),
      stop(
        'Tegalalang|Тегалаланг',
        'Tarasy ryżowe|Rýžové terasy|Terasele de orez|Rizsteraszok|Рисові тераси',
        'Tirta Empul|Тірта-Емпул',
      ),
      stop(
        'Wulkan Batur|Sopka Batur|Vulcanul Batur|Batur vulkán|Вулкан Батур',
        'Kintamani|Кінтамані',
        'Besakih|Бесаких',
      ),
      stop('Lovina|Ловіна', 'Banjar|Банджар', 'Gitgit|Гітгіт'),
      stop('Bedugul|Бедугул', 'Ulun Danu|Улун-Дану', 'Jatiluwih|Джатілувіх'),
      stop(
        'Tanah Lot i Uluwatu|Tanah Lot a Uluwatu|Tanah Lot și Uluwatu|Tanah Lot és Uluwatu|Танах-Лот і Улувату',
        'Kecak|Кечак',
        'Jimbaran|Джимбаран',
      ),
    ],
  },
  {
    names: words(
      'Meksyk – świat Majów|Mexiko – svět Mayů|Mexic – lumea mayașilor|Mexikó – a maják világa|Мексика – світ майя',
    ),
    region: 'MXCUN',
    airport: 'CUN',
    level: 472,
    kind: 'classic',
    stops: [
      stop('Chichén Itzá|Чичен-Іца', 'El Castillo|Ель-Кастільйо', 'Ik Kil|Ік-Кіль'),
      stop('Mérida|Меріда', 'Plaza Grande|Пласа-Гранде', 'Paseo de Montejo|Пасео-де-Монтехо'),
      stop(
        'Uxmal|Ушмаль',
        'Piramida Czarownika|Pyramida Kouzelníka|Piramida Magicianului|Varázsló piramisa|Піраміда Чарівника',
        'Kabah|Кабах',
      ),
      stop('Campeche|Кампече', 'Malecón|Малекон', 'Fuerte de San Miguel|Форт Сан-Мігель'),
      stop(
        'Palenque|Паленке',
        'Świątynia Inskrypcji|Chrám nápisů|Templul Inscripțiilor|Feliratok temploma|Храм написів',
        'Agua Azul|Агуа-Асуль',
      ),
      stop(
        'Tulum i Cobá|Tulum a Cobá|Tulum și Cobá|Tulum és Cobá|Тулум і Коба',
        'Gran Cenote|Гран-Сеноте',
        'Nohoch Mul|Нооч-Муль',
      ),
    ],
  },
  {
    names: words(
      'Kuba – w rytmie salsy|Kuba – v rytmu salsy|Cuba – în ritm de salsa|Kuba – salsaritmusban|Куба – в ритмі сальси',
    ),
    region: 'CUVRA',
    airport: 'VRA',
    level: 406,
    kind: 'classic',
    stops: [
      stop('Hawana|Havana|Havana|Havanna|Гавана', 'Habana Vieja|Стара Гавана', 'Malecón|Малекон'),
      stop('Viñales|Віньялес', 'Mural de la Prehistoria|Мураль Праісторії', 'Cueva del Indio|Печера Індіо'),
      stop('Soroa|Сороа', 'Orquideario|Сад орхідей', 'Las Terrazas|Лас-Террасас'),
      stop('Cienfuegos|Сьєнфуегос', 'Parque José Martí|Парк Хосе Марті', 'Palacio de Valle|Паласіо-де-Вальє'),
      stop('Trinidad|Тринідад', 'Plaza Mayor|Пласа-Майор', 'Valle de los Ingenios|Долина цукрових заводів'),
      stop(
        'Santa Clara|Санта-Клара',
        'Mauzoleum Che Guevary|Mauzoleum Che Guevary|Mausoleul Che Guevara|Che Guevara-mauzóleum|Мавзолей Че Гевари',
        'Remedios|Ремедіос',
      ),
    ],
  },
  {
    names: words(
      'Kenia – safari pod Kilimandżaro|Keňa – safari pod Kilimandžárem|Kenya – safari la poalele Kilimanjaro|Kenya – szafari a Kilimandzsáró lábánál|Кенія – сафарі біля Кіліманджаро',
    ),
    region: 'KEMBA',
    airport: 'MBA',
    level: 614,
    kind: 'safari',
    stops: [
      stop('Tsavo East|Цаво-Іст', 'Aruba Dam|Аруба-Дам', 'Mudanda Rock|Скеля Муданда'),
      stop('Tsavo West|Цаво-Вест', 'Mzima Springs|Мзіма-Спрінгс', 'Shetani|Шетані'),
      stop(
        'Amboseli|Амбоселі',
        'Observation Hill|Оглядовий пагорб',
        'Kilimandżaro|Kilimandžáro|Kilimanjaro|Kilimandzsáró|Кіліманджаро',
      ),
      stop(
        'Wioska Masajów|Masajská vesnice|Satul Masai|Maszáj falu|Село масаїв',
        'Oloitokitok|Олойтокіток',
        'Enkongo Narok|Енконго-Нарок',
      ),
      stop('Taita Hills|Таїта-Хіллз', 'Salt Lick|Солт-Лік', 'Lumo|Лумо'),
      stop(
        'Mombasa|Момбаса',
        'Fort Jesus|Форт Ісуса',
        'Stare miasto|Staré město|Orașul vechi|Óváros|Старе місто',
      ),
    ],
  },
]
