import type { Naming } from '../places/place-types.ts'

/**
 * Words for hotel names. First words are invented in the sound of the country, so that no real hotel is named; second words are
 * plain ones of the trade. A test excludes famous names.
 */
interface NameWords {
  first: readonly string[]
  second: readonly string[]
}

const w = (words: string) => words.split(' ')

export const nameWords: Readonly<Record<Naming, NameWords>> = {
  greek: {
    first: w(
      'Kalanthia Melitheia Asteronia Thalorea Petrokalis Mirtalia Ormonia Selanthi Anemoria Kyanthos Elaionas Porfyria Lithari Drosoula Amygdali Ilioperla Kochylia Fengaria Thymaris Argilos Nymfalia Zefyria Avlakia Keramia Galinorea Pelagonida Rodakini Vasilopetra',
    ),
    second: w('Beach Bay Garden Blue View Village Suites Sun Thea Akti Breeze Sands Terrace Horizon'),
  },
  turkish: {
    first: w(
      'Derinova Günışığı Mavikent Selvikaya Zeytinhan Altınkoru Çınarada Lalebahçe Serinkoy Yelkenova Akdora Inciper Meltemira Kumrusal Narlıdere Defnehan Sedirana Turkuvara Papatyahan Ayçara Limonköy Gökçebay Rüzgarlı Pınarada Kayısıdere Yıldıztepe',
    ),
    second: w('Beach Garden Deluxe Bay Park Suites Sun Premium Sands Village Sea Family Royal Breeze'),
  },
  arabic: {
    first: w(
      'Nasmara Qamarina Zahrabad Rimalia Lulwara Sahanara Jawharana Mirjania Wahatia Nakhlara Samakara Bahriana Yasmara Shatira Azrakia Qasralin Sirabella Dahabira Amwajara Rihana-Zad Safinara Noorhaven Layalia Murjanah-Bay Tamrina Sarabia',
    ),
    second: w('Beach Oasis Reef Lagoon Garden Resort Bay Palms Coral Sands Suites Blue Village Dunes'),
  },
  riad: {
    first: w(
      'Zahrabad Wahatia Yasmara Nakhlara Qasralin Rihana-Zad Sarabia Layalia Tamrina Jasmara Narjisa Attarine-Dar',
    ),
    second: w('Riad Garden Palace Medina Oasis Suites Palms Kasbah'),
  },
  spanish: {
    first: w(
      'Almazul Brisamarina Calaluna Miralmonte Solvereda Puntaclara Marflorida Rocaviva Arenalta Lunamora Olivara Ventomar Playaserena Jarales Pinomar Velablanca Estrelar Salinarte Palmerita Coralinda Azahara-Mar Montelirio Alborán-Sol Caracolas Lagomira Sierramar',
    ),
    second: w('Playa Park Garden Suites Mar Club Beach Jardín Bahía Mirador Village Sol Costa Terraza'),
  },
  pyrenean: {
    first: w(
      'Cimalta Valldaura Neurella Isardina Pinedalta Rocalbina Gencianara-Alta Encampadana Bordamira Llacblau Solanella',
    ),
    second: w('Muntanya Lodge Spa Chalet Suites Panorama Neu Residence Park'),
  },
  portuguese: {
    first: w(
      'Marvoada Pedralva Luzmar Salgueira Areiabranca Ondaverde Carvoeiral Brisatlante Figueiral Ventolina Alvorada-Mar Montesol Pinhalmar Floremar Conchamar Gaivotal Rochamar Verdemira Camélia-Azul Estrelamar',
    ),
    second: w('Mar Garden Praia Suites Atlântico Beach Jardim Vista Bay Park Oceano Terrace'),
  },
  italian: {
    first: w(
      'Solemarea Pinetalba Lagoscuro Ventolivo Mareluna Ginestrella Corallina Scogliobello Oleandra Rocchemare Albachiara-Mare Limoneta Torrevela Sabbiadolce Fiordalisa Zagaria Montefiorito Conchigliara Castellomira Primosole Belvaria Ondachiara',
    ),
    second: w('Mare Garden Village Park Palace Beach Residence Riviera Suites Terrazza Club Bay'),
  },
  french: {
    first: w(
      'Mistralée Azurelle Vallombreuse Calanquette Mimosane Pinède-Dorée Rocheblanche Ventoline Lavandière Corniche-Bleue Cigalonne Oliveraie',
    ),
    second: w('Mer Résidence Garden Plage Park Suites Village Panorama'),
  },
  savoyard: {
    first: w(
      'Edelvaux Neigelune Cimes-Claires Aiguillette Chamoisière Mélézine Glacis-Blanc Hautebise Marmottane Combe-Blanche Sapinelle Névébleu Gentianelle Alpageon',
    ),
    second: w('Résidence Chalet Suites Village Panorama Lodge Neige Montagne Spa'),
  },
  dolomite: {
    first: w(
      'Stellalpara Larizzara Camoscina Monteneve Cristalpina Genzianara Abetaia Roccalba Cimadoro Malgafiorita Ermellina Pratonevoso Sassolungara Fienilrosa Enrosadara Nevegal-Alta',
    ),
    second: w('Alpino Chalet Dolomia Lodge Panorama Residence Spa Suites Vetta Rifugio'),
  },
  gardesan: {
    first: w(
      'Ventolivo Limoneta Lagoscuro Oleandra Torrevela Castellomira Belvaria Primosole Olivarda Pelerina Cipressara',
    ),
    second: w('Lago Garden Park Palace Residence Terrazza Village Suites'),
  },
  adriatic: {
    first: w(
      'Borovica Maslinara Jadranka-Val Lavandara Galebovo Školjkara Kamenica Smokvara Plavetnica Sunčara Vrulja Bonaca-Mar Tramuntana Zvjezdara Rogačica Mirtavala Pinijada Kadulja Ružmarina Oštrica',
    ),
    second: w('Beach Bay Village Park Mare Garden Palace Resort View Suites Val Plaža'),
  },
  julian: {
    first: w('Planinkara Smrekova Triglavka Svišček Jasnara Gamsova Encijana Macesnara Brinovka Soškova'),
    second: w('Alpe Lodge Garni Panorama Spa Residence Chalet Park Suites'),
  },
  bulgarian: {
    first: w(
      'Morelina Slanchevar Rusalina Perunika-Bay Zornitsara Kaliakrina Rozalinda Delfinara Chaykara Smokinya Lazurina Pyasachna Bryagora Dunavara Mirabria Temenuga',
    ),
    second: w('Beach Park Sands Garden Palace Sun Bay Club Residence Sea Family Coast'),
  },
  rila: {
    first: w(
      'Vihrenka Borovina Snezhinara Pirinara Elovitsa Musalina Kokichara Orlovina Hvoyna Belmekena Planinara Ledenikara',
    ),
    second: w('Ski Lodge Chalet Palace Spa Residence Mountain Family Panorama'),
  },
  maltese: {
    first: w(
      'Qalbara Ġebelina Baħarina Luzzara Fanalina Sikkara Torrinella Xemxara Dwejrina Karmelita-Bay Saltpanara Gardjola-View Nassara',
    ),
    second: w('Bay Harbour Suites View Garden Palace Seafront Point Terrace Lodge'),
  },
  albanian: {
    first: w(
      'Detarina Valëbardha Ulliri-Mar Shkëmbora Agimara Perëndimi Rërëzana Portokalia Joniana Kaltërina Guacka Lulëkuqe Diellora Kepirina',
    ),
    second: w('Beach Resort Bay Garden Palace View Suites Sea Park Coast'),
  },
  georgian: {
    first: w(
      'Zghvara Mziuri-Bay Magnolara Talgara Nakadura Vardzina Okrosana Kolkhida-Mar Alazana Imedara Tsiskara',
    ),
    second: w('Bay Palace Garden Tower Suites Boulevard Beach Park View Residence'),
  },
  caribbean: {
    first: w(
      'Palmareva Cocolinda Turquesina Arrecifara Caribelle Lunacoral Brisalta Cayomira Ambarina Flamboyara Manglara Tortugal Guayabara Solcaribe Perlamar Vientosur Cenotara Mayalinda',
    ),
    second: w('Beach Bay Palms Reef Resort Sands Suites Lagoon Garden Village Paradise Breeze'),
  },
  thai: {
    first: w(
      'Baan-Talay Saitara Chaloenara Lomtara Phaliara Dokmalee Rimlada Suanpalm Namsai Thararin Kanlapha Wanlaya Pruksara Mookdara Sairung-Bay',
    ),
    second: w('Beach Resort Villas Garden Bay Lagoon Spa Retreat Palms Suites View Cove'),
  },
  vietnamese: {
    first: w(
      'Sao-Bien Huong-Dua Binhlara Ngocara Thuy-Sen Hai-Lan Long-Vara Mai-Hoa Xanhora Cat-Vang Song-Ngara',
    ),
    second: w('Beach Resort Bay Garden Villas Lagoon Retreat Palms Suites Sands'),
  },
  lankan: {
    first: w(
      'Samudrana Kolamba-Sands Nelumara Palmyrah-Grove Suwandara Talagala-Bay Hansara Malgama Sayurana Kurumbara Pahasara',
    ),
    second: w('Beach Lagoon Garden Retreat Villas Bay Palms Reef Resort River'),
  },
  islander: {
    first: w(
      'Lagunara Ithaarela Muraka-Veli Dhonara Fehivara Finolha-Mar Coralune Vanillara Takamara Filaomora Latanier Bougainvara Perledune Anseverte Bleulagon Velassara-Kan',
    ),
    second: w('Island Lagoon Beach Villas Reef Retreat Sands Palms Resort Cove Horizon'),
  },
  swahili: {
    first: w(
      'Baharini-Pwani Mwezara Nyotapwani Karafuu-Bay Mchangara Upepo-Mar Kivulini-Palms Dhowara Samakira Mnazimara Jahazira Pwanilulu',
    ),
    second: w('Beach Lodge Village Resort Palms Bay Reef Garden Sands Retreat'),
  },
  balinese: {
    first: w(
      'Tirtalaya Pantara Samudrawangi Kembangara Bulanara Sawahira Cempakara Lautara Pandanara Taman-Ombak Kelapira',
    ),
    second: w('Beach Resort Villas Garden Retreat Bay Suites Palms Spa Cove'),
  },
  alpine: {
    first: w(
      'Gamskogl Föhrenhof Zirbenblick Steinalmhof Murmelspitz Enzianrast Firnkristall Sonnwendhof Adlerhorn Latschenhof Almfrieden Gletscherrast Schneerosenhof Wildbachl Hirschanger Lärchenstein Bergkranz Auerhahnhof Silberdistel Edelrautenhof Kristallspitz Talwinkl',
    ),
    second: w('Alpin Spa Dorf Panorama Lodge Chalet Berg Suites Family Aktiv'),
  },
  polish: {
    first: w(
      'Bursztynowa Sosnowa Jantarowa Wrzosowa Błękitna Rybacka Mgielna Piaskowa Modra Zaciszna Brzozowa Jaskółcza Nadmorska Wietrzna Rokitnikowa Złocista Muszlowa Perłowa Słoneczna Bałtycka',
    ),
    second: w(
      'Przystań Ostoja Zatoka Wydma Perła Aleja Osada Weranda Mierzeja Kraina Latarnia Laguna Bryza Mewa Fala Marina',
    ),
  },
  highland: {
    first: w(
      'Halna Górska Kamienna Świerkowa Źródlana Leśna Wrzosowa Limbowa Jodłowa Szarotkowa Kozicowa Smrekowa Turniowa Śnieżna Zaciszna Jarzębinowa Krokusowa Reglowa Graniowa Potokowa',
    ),
    second: w(
      'Polana Ostoja Dolina Grań Kraina Łąka Osada Weranda Hala Przełęcz Chata Turnia Bacówka Izba Watra Krzesanica',
    ),
  },
  masurian: {
    first: w(
      'Szuwarowa Żeglarska Mgielna Leśna Brzozowa Bociania Żurawia Jeziorna Trzcinowa Sosnowa Rybacka Cicha Czapla Olchowa',
    ),
    second: w('Przystań Ostoja Zatoka Polana Osada Weranda Kraina Marina Keja Wyspa Łąka Sielanka'),
  },
  czech: {
    first: w(
      'Borovinka Medvědín-Rosa Sněženkov Jedlovec Kamzíkov Vřesovnice Horalka Smrčina Lipovka Studánkov Skalinka Jeřabinka Rysov Mechovka Javořinka',
    ),
    second: w('Wellness Resort Panorama Garni Chata Residence Spa Family Park'),
  },
  hungarian: {
    first: w(
      'Napfényliget Nádasvár Levendulás Ezüsthíd Vitorlarév Szőlőskert Gyöngyforrás Hullámlak Fűzfavár Borostyánkő Aranykagyló Tündérkert',
    ),
    second: w('Wellness Garden Spa Park Family Resort Liget Residence Thermal'),
  },
  german: {
    first: w(
      'Dünenglanz Möwenhus Strandhafer Kranichblick Bernsteinhaus Seebrise Wellenruh Heringshus Buhnenhaus Sanddornhof',
    ),
    second: w('Strand Garten Spa Residenz Park Suites Panorama'),
  },
  saxon: {
    first: w('Elbfels Sandsteinhof Kiefernhof Felsenmühl Waldklausn Bastionsblick Farnschlucht Uhustein'),
    second: w('Garten Spa Residenz Park Suites Panorama Aktiv'),
  },
  lithuanian: {
    first: w('Gintarkrantė Kopgalara Pušynėja Žuvėdrina Vėjomara Smiltynėja Eglynas Bangara'),
    second: w('Spa Residence Park Vila Garden Suites'),
  },
}
