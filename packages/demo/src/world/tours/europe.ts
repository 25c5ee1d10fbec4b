import { type Itinerary, stop, words } from './tour.ts'

export const europeanTours: readonly Itinerary[] = [
  {
    names: words('Grecja klasyczna|Klasické Řecko|Grecia clasică|Klasszikus Görögország|Класична Греція'),
    region: 'GRATT',
    airport: 'ATH',
    level: 450,
    kind: 'classic',
    stops: [
      stop('Ateny|Athény|Atena|Athén|Афіни', 'Akropol|Akropolis|Acropole|Akropolisz|Акрополь', 'Plaka|Плака'),
      stop(
        'Korynt i Mykeny|Korint a Mykény|Corint și Micene|Korinthosz és Mükéné|Коринф і Мікени',
        'Brama Lwów|Lví brána|Poarta Leilor|Oroszlánkapu|Левові ворота',
        'Kanał Koryncki|Korintský průplav|Canalul Corint|Korinthoszi-csatorna|Коринфський канал',
      ),
      stop(
        'Olimpia|Olympia|Olympia|Olümpia|Олімпія',
        'Stadion antyczny|Antický stadion|Stadionul antic|Ókori stadion|Античний стадіон',
        'Świątynia Zeusa|Diův chrám|Templul lui Zeus|Zeusz-templom|Храм Зевса',
      ),
      stop(
        'Delfy|Delfy|Delphi|Delphoi|Дельфи',
        'Świątynia Apollina|Apollónův chrám|Templul lui Apollo|Apollón-szentély|Храм Аполлона',
        'Arachova|Арахова',
      ),
      stop(
        'Meteory|Meteora|Meteora|Meteorák|Метеори',
        'Monastyr Warłaama|Klášter Varlaam|Mănăstirea Varlaam|Varlaám-kolostor|Монастир Варлаама',
        'Kalambaka|Каламбака',
      ),
      stop(
        'Przylądek Sunion|Mys Sounion|Capul Sounion|Szúnion-fok|Мис Суніон',
        'Świątynia Posejdona|Poseidonův chrám|Templul lui Poseidon|Poszeidón-templom|Храм Посейдона',
        'Glyfada|Гліфада',
      ),
    ],
  },
  {
    names: words(
      'Kreta – wyspa Minosa|Kréta – ostrov Mínóův|Creta – insula lui Minos|Kréta – Minósz szigete|Крит – острів Міноса',
    ),
    region: 'GRHER',
    airport: 'HER',
    level: 404,
    kind: 'classic',
    stops: [
      stop(
        'Heraklion|Heraklion|Heraklion|Iráklió|Іракліон',
        'Knossos|Knóssos|Knossos|Knósszosz|Кносс',
        'Twierdza Koules|Pevnost Koules|Fortăreața Koules|Koules erőd|Фортеця Кулес',
      ),
      stop(
        'Płaskowyż Lasithi|Plošina Lasithi|Platoul Lasithi|Laszíthi-fennsík|Плато Ласіті',
        'Jaskinia Psychro|Jeskyně Psychro|Peștera Psychro|Pszichro-barlang|Печера Психро',
        'Kera Kardiotissa|Кера-Кардіотісса',
      ),
      stop(
        'Agios Nikolaos i Spinalonga|Agios Nikolaos a Spinalonga|Agios Nikolaos și Spinalonga|Ájosz Nikólaosz és Szpinalónga|Айос-Ніколаос і Спіналонга',
        'Jezioro Voulismeni|Jezero Voulismeni|Lacul Voulismeni|Voulismeni-tó|Озеро Вулісмені',
        'Elounda|Елунда',
      ),
      stop(
        'Rethymno|Rethymno|Rethymno|Réthimno|Ретимно',
        'Fortezza|Фортецца',
        'Klasztor Arkadi|Klášter Arkadi|Mănăstirea Arkadi|Arkádi kolostor|Монастир Аркаді',
      ),
      stop(
        'Chania|Chania|Chania|Haniá|Ханья',
        'Port wenecki|Benátský přístav|Portul venețian|Velencei kikötő|Венеціанський порт',
        'Plaża Balos|Pláž Balos|Plaja Balos|Balosz-part|Пляж Балос',
      ),
      stop(
        'Wąwóz Samaria|Soutěska Samaria|Cheile Samaria|Szamária-szurdok|Ущелина Самарія',
        'Omalos|Омалос',
        'Agia Roumeli|Айя-Румелі',
      ),
    ],
  },
  {
    names: words(
      'Sycylia – w cieniu Etny|Sicílie – ve stínu Etny|Sicilia – la umbra Etnei|Szicília – az Etna árnyékában|Сицилія – у тіні Етни',
    ),
    region: 'ITCTA',
    airport: 'CTA',
    level: 444,
    kind: 'classic',
    stops: [
      stop(
        'Katania i Etna|Katánie a Etna|Catania și Etna|Catania és az Etna|Катанія та Етна',
        'Rifugio Sapienza|Рифуджо-Сап’єнца',
        'Piazza del Duomo|П’яцца-дель-Дуомо',
      ),
      stop(
        'Taormina|Таорміна',
        'Teatr grecki|Řecké divadlo|Teatrul grec|Görög színház|Грецький театр',
        'Isola Bella|Ізола-Белла',
      ),
      stop(
        'Syrakuzy|Syrakusy|Siracuza|Szürakúza|Сіракузи',
        'Ortigia|Ортіджа',
        'Ucho Dionizjosa|Dionýsiovo ucho|Urechea lui Dionisie|Dionüsziosz füle|Вухо Діонісія',
      ),
      stop(
        'Agrigento|Агрідженто',
        'Dolina Świątyń|Údolí chrámů|Valea Templelor|Templomok völgye|Долина храмів',
        'Scala dei Turchi|Скала-дей-Туркі',
      ),
      stop(
        'Palermo i Monreale|Palermo a Monreale|Palermo și Monreale|Palermo és Monreale|Палермо і Монреале',
        'Cappella Palatina|Палатинська капела',
        'Ballarò|Балларо',
      ),
      stop(
        'Cefalù|Чефалу',
        'La Rocca|Ла-Рокка',
        'Katedra normańska|Normanská katedrála|Catedrala normandă|Normann székesegyház|Норманський собор',
      ),
    ],
  },
  {
    names: words('Neapol i Wezuwiusz|Neapol a Vesuv|Napoli și Vezuviu|Nápoly és a Vezúv|Неаполь і Везувій'),
    region: 'ITNAP',
    airport: 'NAP',
    level: 468,
    kind: 'classic',
    stops: [
      stop(
        'Neapol|Neapol|Napoli|Nápoly|Неаполь',
        'Spaccanapoli|Спакканаполі',
        'Castel dell’Ovo|Кастель-дель-Ово',
      ),
      stop(
        'Pompeje i Wezuwiusz|Pompeje a Vesuv|Pompei și Vezuviu|Pompeji és a Vezúv|Помпеї та Везувій',
        'Willa Misteriów|Vila mystérií|Vila Misterelor|Misztériumok villája|Вілла Містерій',
        'Krater Wezuwiusza|Kráter Vesuvu|Craterul Vezuviului|A Vezúv krátere|Кратер Везувію',
      ),
      stop('Capri|Capri|Capri|Capri|Капрі', 'Anacapri|Анакапрі', 'Faraglioni|Фаральйоні'),
      stop(
        'Wybrzeże Amalfitańskie|Amalfské pobřeží|Coasta Amalfi|Amalfi-part|Амальфітанське узбережжя',
        'Positano|Позітано',
        'Ravello|Равелло',
      ),
      stop(
        'Paestum|Пестум',
        'Świątynia Hery|Héřin chrám|Templul Herei|Héra-templom|Храм Гери',
        'Agropoli|Агрополі',
      ),
      stop('Caserta|Казерта', 'Reggia di Caserta|Палац Казерти', 'San Leucio|Сан-Леучо'),
    ],
  },
  {
    names: words(
      'Toskania – miasta i wzgórza|Toskánsko – města a kopce|Toscana – orașe și coline|Toszkána – városok és dombok|Тоскана – міста й пагорби',
    ),
    region: 'ITPSA',
    airport: 'PSA',
    level: 448,
    kind: 'classic',
    stops: [
      stop(
        'Piza|Pisa|Pisa|Pisa|Піза',
        'Campo dei Miracoli|Кампо-дей-Міраколі',
        'Krzywa Wieża|Šikmá věž|Turnul înclinat|Ferde torony|Похила вежа',
      ),
      stop(
        'Florencja|Florencie|Florența|Firenze|Флоренція',
        'Ponte Vecchio|Понте-Веккьо',
        'Santa Maria del Fiore|Санта-Марія-дель-Фйоре',
      ),
      stop('Siena|Сієна', 'Piazza del Campo|П’яцца-дель-Кампо', 'Monteriggioni|Монтеріджоні'),
      stop(
        'San Gimignano i Volterra|San Gimignano a Volterra|San Gimignano și Volterra|San Gimignano és Volterra|Сан-Джиміньяно і Вольтерра',
        'Torre Grossa|Торре-Гросса',
        'Chianti|К’янті',
      ),
      stop(
        'Lukka|Lucca|Lucca|Lucca|Лукка',
        'Mury miejskie|Městské hradby|Zidurile orașului|Városfalak|Міські мури',
        'Torre Guinigi|Торре-Гвініджі',
      ),
      stop('Cinque Terre|Чинкве-Терре', 'Vernazza|Вернацца', 'Manarola|Манарола'),
    ],
  },
  {
    names: words(
      'Andaluzja – śladem Maurów|Andalusie – po stopách Maurů|Andaluzia – pe urmele maurilor|Andalúzia – a mórok nyomában|Андалусія – слідами маврів',
    ),
    region: 'ESAGP',
    airport: 'AGP',
    level: 438,
    kind: 'classic',
    stops: [
      stop('Malaga|Málaga|Malaga|Málaga|Малага', 'Alcazaba|Алькасаба', 'Gibralfaro|Хібральфаро'),
      stop('Ronda|Ронда', 'Puente Nuevo|Пуенте-Нуево', 'Plaza de Toros|Пласа-де-Торос'),
      stop('Sewilla|Sevilla|Sevilla|Sevilla|Севілья', 'Giralda|Хіральда', 'Plaza de España|Площа Іспанії'),
      stop('Kordoba|Córdoba|Córdoba|Córdoba|Кордова', 'Mezquita|Мескіта', 'Judería|Худерія'),
      stop('Grenada|Granada|Granada|Granada|Гранада', 'Alhambra|Альгамбра', 'Albaicín|Альбайсін'),
      stop(
        'Gibraltar|Gibraltar|Gibraltar|Gibraltár|Гібралтар',
        'Upper Rock|Верхня Скеля',
        'Europa Point|Європа-Пойнт',
      ),
    ],
  },
  {
    names: words(
      'Katalonia – od Gaudiego po Dalego|Katalánsko – od Gaudího k Dalímu|Catalonia – de la Gaudí la Dalí|Katalónia – Gaudítól Dalíig|Каталонія – від Гауді до Далі',
    ),
    region: 'ESCBR',
    airport: 'BCN',
    level: 432,
    kind: 'classic',
    stops: [
      stop('Barcelona|Барселона', 'Sagrada Família|Саграда-Фамілія', 'Park Güell|Парк Гуель'),
      stop(
        'Montserrat|Монсеррат',
        'Klasztor benedyktynów|Benediktinský klášter|Mănăstirea benedictină|Bencés kolostor|Бенедиктинський монастир',
        'Sant Jeroni|Сант-Жероні',
      ),
      stop(
        'Girona i Figueres|Girona a Figueres|Girona și Figueres|Girona és Figueres|Жирона і Фігерас',
        'Teatr-Muzeum Dalego|Dalího divadlo a muzeum|Teatrul-Muzeu Dalí|Dalí Színház-Múzeum|Театр-музей Далі',
        'Call Jueu|Каль-Жуеу',
      ),
      stop(
        'Tarragona|Таррагона',
        'Amfiteatr rzymski|Římský amfiteátr|Amfiteatrul roman|Római amfiteátrum|Римський амфітеатр',
        'Pont del Diable|Пон-дель-Д’ябль',
      ),
      stop('Sitges|Сіджес', 'Palau de Maricel|Палау-де-Марісель', 'Cap de la Vila|Кап-де-ла-Віла'),
      stop('Tossa de Mar|Тосса-де-Мар', 'Vila Vella|Віла-Велья', 'Cala Pola|Кала-Пола'),
    ],
  },
  {
    names: words(
      'Portugalia – od Lizbony do Porto|Portugalsko – od Lisabonu do Porta|Portugalia – de la Lisabona la Porto|Portugália – Lisszabontól Portóig|Португалія – від Лісабона до Порту',
    ),
    region: 'PTLIS',
    airport: 'LIS',
    level: 452,
    kind: 'classic',
    stops: [
      stop('Lizbona|Lisabon|Lisabona|Lisszabon|Лісабон', 'Alfama|Алфама', 'Torre de Belém|Вежа Белен'),
      stop('Sintra|Сінтра', 'Palácio da Pena|Палац Пена', 'Cabo da Roca|Кабу-да-Рока'),
      stop(
        'Óbidos i Nazaré|Óbidos a Nazaré|Óbidos și Nazaré|Óbidos és Nazaré|Обідуш і Назаре',
        'Rua Direita|Руа-Дірейта',
        'Sítio|Сітіу',
      ),
      stop(
        'Fatima i Batalha|Fatima a Batalha|Fatima și Batalha|Fatima és Batalha|Фатіма і Баталья',
        'Klasztor w Batalha|Klášter Batalha|Mănăstirea Batalha|Batalhai kolostor|Монастир Баталья',
        'Tomar|Томар',
      ),
      stop('Coimbra|Коїмбра', 'Biblioteca Joanina|Бібліотека Жоаніна', 'Sé Velha|Се-Велья'),
      stop('Porto|Порту', 'Ribeira|Рібейра', 'Vila Nova de Gaia|Віла-Нова-де-Гая'),
    ],
  },
  {
    names: words(
      'Madera – lewady i szczyty|Madeira – levády a štíty|Madeira – levade și piscuri|Madeira – levádák és csúcsok|Мадейра – левади й вершини',
    ),
    region: 'PTFNC',
    airport: 'FNC',
    level: 414,
    kind: 'classic',
    stops: [
      stop('Funchal|Фуншал', 'Mercado dos Lavradores|Меркаду-душ-Лаврадореш', 'Monte|Монте'),
      stop(
        'Cabo Girão i Câmara de Lobos|Cabo Girão a Câmara de Lobos|Cabo Girão și Câmara de Lobos|Cabo Girão és Câmara de Lobos|Кабу-Жирау і Камара-де-Лобуш',
        'Skywalk|Скляна платформа',
        'Ribeira Brava|Рібейра-Брава',
      ),
      stop(
        'Porto Moniz|Порту-Моніш',
        'Baseny lawowe|Lávová jezírka|Bazine de lavă|Lávamedencék|Лавові басейни',
        'Fanal|Фанал',
      ),
      stop('Pico do Arieiro|Піку-ду-Аріейру', 'Ribeiro Frio|Рібейру-Фріу', 'Balcões|Балкойнш'),
      stop('Santana|Сантана', 'Casas de Colmo|Трикутні будиночки', 'Faial|Фаял'),
      stop('Ponta de São Lourenço|Понта-де-Сан-Лоуренсу', 'Machico|Машику', 'Pico do Facho|Піку-ду-Фашу'),
    ],
  },
  {
    names: words(
      'Cypr – wyspa Afrodyty|Kypr – ostrov Afroditin|Cipru – insula Afroditei|Ciprus – Aphrodité szigete|Кіпр – острів Афродіти',
    ),
    region: 'CYLCA',
    airport: 'LCA',
    level: 408,
    kind: 'classic',
    stops: [
      stop(
        'Larnaka|Larnaka|Larnaca|Lárnaka|Ларнака',
        'Kościół św. Łazarza|Kostel sv. Lazara|Biserica Sf. Lazăr|Szent Lázár-templom|Церква Святого Лазаря',
        'Słone jezioro|Slané jezero|Lacul sărat|Sóstó|Солоне озеро',
      ),
      stop(
        'Nikozja|Nikósie|Nicosia|Nicosia|Нікосія',
        'Ulica Ledra|Ulice Ledra|Strada Ledra|Ledra utca|Вулиця Ледра',
        'Brama Famagusta|Famagustská brána|Poarta Famagusta|Famagusta-kapu|Брама Фамагуста',
      ),
      stop(
        'Troodos|Троодос',
        'Klasztor Kykkos|Klášter Kykkos|Mănăstirea Kykkos|Kíkosz-kolostor|Монастир Кіккос',
        'Kakopetria|Какопетрія',
      ),
      stop(
        'Pafos|Pafos|Paphos|Páfosz|Пафос',
        'Mozaiki rzymskie|Římské mozaiky|Mozaicurile romane|Római mozaikok|Римські мозаїки',
        'Grobowce Królów|Královské hrobky|Mormintele regilor|Királysírok|Гробниці королів',
      ),
      stop(
        'Kourion i Limassol|Kourion a Limassol|Kourion și Limassol|Kourion és Limassol|Куріон і Лімасол',
        'Teatr w Kourion|Divadlo Kourion|Teatrul Kourion|Kourioni színház|Театр Куріона',
        'Kolossi|Колоссі',
      ),
      stop(
        'Ayia Napa|Айя-Напа',
        'Cape Greco|Мис Греко',
        'Klasztor Ayia Napa|Klášter Ayia Napa|Mănăstirea Ayia Napa|Ayia Napa-kolostor|Монастир Айя-Напа',
      ),
    ],
  },
  {
    names: words('Malta i Gozo|Malta a Gozo|Malta și Gozo|Málta és Gozo|Мальта і Гоцо'),
    region: 'MTMLA',
    airport: 'MLA',
    level: 392,
    kind: 'classic',
    stops: [
      stop(
        'Valletta|Валлетта',
        'Konkatedra św. Jana|Konkatedrála sv. Jana|Concatedrala Sf. Ioan|Szent János-társszékesegyház|Собор Святого Івана',
        'Upper Barrakka|Верхня Барракка',
      ),
      stop(
        'Mdina i Rabat|Mdina a Rabat|Mdina și Rabat|Mdina és Rabat|Мдіна і Рабат',
        'Katakumby św. Pawła|Katakomby sv. Pavla|Catacombele Sf. Pavel|Szent Pál-katakombák|Катакомби Святого Павла',
        'Dingli|Дінглі',
      ),
      stop(
        'Gozo|Gozo|Gozo|Gozo|Гоцо',
        'Ġgantija|Джгантія',
        'Cytadela w Victorii|Citadela ve Victorii|Citadela din Victoria|Victoria fellegvára|Цитадель Вікторії',
      ),
      stop('Marsaxlokk|Марсашлокк', 'Blue Grotto|Блакитний грот', 'St. Peter’s Pool|Басейн Святого Петра'),
      stop(
        'Trójmiasto|Tři města|Cele Trei Orașe|Három Város|Три міста',
        'Birgu|Біргу',
        'Fort St. Angelo|Форт Сант-Анджело',
      ),
      stop('Ħaġar Qim|Хаджар-Їм', 'Mnajdra|Мнайдра', 'Golden Bay|Голден-Бей'),
    ],
  },
  {
    names: words(
      'Dalmacja i Mostar|Dalmácie a Mostar|Dalmația și Mostar|Dalmácia és Mostar|Далмація і Мостар',
    ),
    region: 'HRSPU',
    airport: 'SPU',
    level: 402,
    kind: 'classic',
    stops: [
      stop(
        'Split|Спліт',
        'Pałac Dioklecjana|Diokleciánův palác|Palatul lui Dioclețian|Diocletianus palotája|Палац Діоклетіана',
        'Marjan|Мар’ян',
      ),
      stop(
        'Trogir i Szybenik|Trogir a Šibenik|Trogir și Šibenik|Trogir és Šibenik|Трогір і Шибеник',
        'Katedra św. Jakuba|Katedrála sv. Jakuba|Catedrala Sf. Iacob|Szent Jakab-székesegyház|Собор Святого Якова',
        'Kamerlengo|Камерленго',
      ),
      stop(
        'Park Narodowy Krka|Národní park Krka|Parcul Național Krka|Krka Nemzeti Park|Національний парк Крка',
        'Skradinski buk|Скрадинський водоспад',
        'Visovac|Висовац',
      ),
      stop('Mostar|Мостар', 'Stary Most|Starý most|Podul Vechi|Öreg híd|Старий міст', 'Počitelj|Почитель'),
      stop('Dubrownik|Dubrovník|Dubrovnik|Dubrovnik|Дубровник', 'Stradun|Страдун', 'Lovrijenac|Ловрієнац'),
      stop('Makarska|Макарська', 'Biokovo|Біоково', 'Omiš|Оміш'),
    ],
  },
  {
    names: words(
      'Czarnogóra – fiordy i kaniony|Černá Hora – fjordy a kaňony|Muntenegru – fiorduri și canioane|Montenegró – fjordok és kanyonok|Чорногорія – фіорди й каньйони',
    ),
    region: 'MEBDV',
    airport: 'TIV',
    level: 378,
    kind: 'classic',
    stops: [
      stop(
        'Kotor i Perast|Kotor a Perast|Kotor și Perast|Kotor és Perast|Котор і Пераст',
        'Gospa od Škrpjela|Госпа-од-Шкрпела',
        'Twierdza św. Jana|Pevnost sv. Jana|Fortăreața Sf. Ioan|Szent János-erőd|Фортеця Святого Івана',
      ),
      stop('Budwa|Budva|Budva|Budva|Будва', 'Sveti Stefan|Светі-Стефан', 'Stari grad|Старе місто'),
      stop(
        'Jezioro Szkoderskie|Skadarské jezero|Lacul Skadar|Shkodrai-tó|Скадарське озеро',
        'Virpazar|Вірпазар',
        'Rijeka Crnojevića|Рієка-Црноєвича',
      ),
      stop(
        'Cetynia i Lovćen|Cetinje a Lovćen|Cetinje și Lovćen|Cetinje és a Lovćen|Цетинє і Ловчен',
        'Mauzoleum Njegoša|Njegošovo mauzoleum|Mausoleul lui Njegoš|Njegoš-mauzóleum|Мавзолей Негоша',
        'Klasztor cetyński|Cetinjský klášter|Mănăstirea Cetinje|Cetinjei kolostor|Цетинський монастир',
      ),
      stop(
        'Durmitor|Дурмітор',
        'Czarne Jezioro|Černé jezero|Lacul Negru|Fekete-tó|Чорне озеро',
        'Most na Tarze|Most přes Taru|Podul peste Tara|Tara-híd|Міст через Тару',
      ),
      stop(
        'Ostrog|Острог',
        'Klasztor Ostrog|Klášter Ostrog|Mănăstirea Ostrog|Ostrogi kolostor|Монастир Острог',
        'Podgorica|Подгориця',
      ),
    ],
  },
  {
    names: words(
      'Albania – kraina orłów|Albánie – země orlů|Albania – țara vulturilor|Albánia – a sasok földje|Албанія – країна орлів',
    ),
    region: 'ALDRZ',
    airport: 'TIA',
    level: 354,
    kind: 'classic',
    stops: [
      stop(
        'Tirana|Тирана',
        'Plac Skanderbega|Skanderbegovo náměstí|Piața Skanderbeg|Szkander bég tér|Площа Скандербега',
        'Bunk’Art|Бункарт',
      ),
      stop(
        'Kruja|Круя',
        'Zamek Skanderbega|Skanderbegův hrad|Castelul lui Skanderbeg|Szkander bég vára|Замок Скандербега',
        'Bazar|Bazar|Bazarul|Bazár|Базар',
      ),
      stop('Berat|Берат', 'Mangalem|Мангалем', 'Kala|Кала'),
      stop('Gjirokastra|Гірокастра', 'Zekate|Зекате', 'Cytadela|Citadela|Citadela|Fellegvár|Цитадель'),
      stop(
        'Saranda i Butrint|Saranda a Butrint|Saranda și Butrint|Saranda és Butrint|Саранда і Бутринт',
        'Ksamil|Ксаміл',
        'Syri i Kaltër|Блакитне Око',
      ),
      stop(
        'Wlora i Apollonia|Vlora a Apollonia|Vlora și Apollonia|Vlora és Apollonia|Вльора і Аполлонія',
        'Llogara|Льогара',
        'Ardenica|Арденіца',
      ),
    ],
  },
  {
    names: words(
      'Bułgaria – róże i klasztory|Bulharsko – růže a kláštery|Bulgaria – trandafiri și mănăstiri|Bulgária – rózsák és kolostorok|Болгарія – троянди й монастирі',
    ),
    region: 'BGBOJ',
    airport: 'BOJ',
    level: 312,
    kind: 'classic',
    stops: [
      stop(
        'Nesebyr|Nesebar|Nesebar|Neszebar|Несебир',
        'Stare miasto|Staré město|Orașul vechi|Óváros|Старе місто',
        'Pomorie|Поморіє',
      ),
      stop('Sozopol|Созополь', 'Ropotamo|Ропотамо', 'Burgas|Бургас'),
      stop(
        'Wielkie Tyrnowo|Veliko Tarnovo|Veliko Tarnovo|Veliko Tarnovo|Велико-Тирново',
        'Carewec|Carevec|Țareveț|Carevec|Царевець',
        'Arbanasi|Арбанасі',
      ),
      stop(
        'Kazanłyk|Kazanlak|Kazanlak|Kazanlak|Казанлик',
        'Dolina Róż|Údolí růží|Valea Trandafirilor|Rózsák völgye|Долина троянд',
        'Szipka|Šipka|Șipka|Sipka|Шипка',
      ),
      stop(
        'Płowdiw|Plovdiv|Plovdiv|Plovdiv|Пловдив',
        'Teatr antyczny|Antické divadlo|Teatrul antic|Ókori színház|Античний театр',
        'Kapana|Капана',
      ),
      stop(
        'Warna|Varna|Varna|Várna|Варна',
        'Aładża|Aladža|Aladja|Aladzsa|Аладжа',
        'Bałczik|Balčik|Balcic|Balcsik|Балчик',
      ),
    ],
  },
  {
    names: words(
      'Gruzja – góry i wino|Gruzie – hory a víno|Georgia – munți și vin|Grúzia – hegyek és bor|Грузія – гори й вино',
    ),
    region: 'GEBUS',
    airport: 'BUS',
    level: 348,
    kind: 'classic',
    stops: [
      stop('Kutaisi|Kutaisi|Kutaisi|Kutaiszi|Кутаїсі', 'Gelati|Гелаті', 'Prometheus Cave|Печера Прометея'),
      stop('Tbilisi|Tbilisi|Tbilisi|Tbiliszi|Тбілісі', 'Narikala|Нарікала', 'Abanotubani|Абанотубані'),
      stop('Mccheta|Mccheta|Mțheta|Mcheta|Мцхета', 'Svetitskhoveli|Светіцховелі', 'Jvari|Джварі'),
      stop('Kazbegi|Казбегі', 'Gergeti|Гергеті', 'Ananuri|Ананурі'),
      stop('Kachetia|Kachetie|Kahetia|Kaheti|Кахетія', 'Sighnaghi|Сігнагі', 'Bodbe|Бодбе'),
      stop(
        'Batumi|Батумі',
        'Gonio|Гоніо',
        'Bulwar Batumski|Batumský bulvár|Bulevardul Batumi|Batumi sugárút|Батумський бульвар',
      ),
    ],
  },
]
