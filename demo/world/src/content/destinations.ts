import { scene } from './words.ts'

/** Eight destinations: one name, one sentence and one picture, used wherever a page links to them. */
export const destinations = {
  grecja: {
    url: '/inspiracje/grecja',
    label: { pl: 'Grecja', cs: 'Řecko', ro: 'Grecia', hu: 'Görögország', uk: 'Греція' },
    text: {
      pl: 'Białe miasteczka, zatoki w kolorze atramentu i kolacje, które trwają do północy.',
      cs: 'Bílá městečka, zátoky inkoustové barvy a večeře, které se protáhnou do půlnoci.',
      ro: 'Orășele albe, golfuri de culoarea cernelii și cine care țin până la miezul nopții.',
      hu: 'Fehér kisvárosok, tintakék öblök és éjfélig tartó vacsorák.',
      uk: 'Білі містечка, затоки чорнильного кольору та вечері до півночі.',
    },
    picture: scene('coast', 'greek', 'golden', 'g1', {
      pl: 'Bielone domy nad morzem w złotym świetle wieczoru',
      cs: 'Bílé domy nad mořem ve zlatém večerním světle',
      ro: 'Case albe deasupra mării în lumina aurie a serii',
      hu: 'Fehér házak a tenger felett az esti aranyfényben',
      uk: 'Білі будинки над морем у золотому вечірньому світлі',
    }),
  },
  turcja: {
    url: '/inspiracje/turcja',
    label: { pl: 'Turcja', cs: 'Turecko', ro: 'Turcia', hu: 'Törökország', uk: 'Туреччина' },
    text: {
      pl: 'Piaszczyste plaże u stóp gór Taurus i miasta starsze niż kalendarz.',
      cs: 'Písečné pláže pod pohořím Taurus a města starší než kalendář.',
      ro: 'Plaje cu nisip la poalele munților Taurus și orașe mai vechi decât calendarul.',
      hu: 'Homokos partok a Toros-hegység lábánál és a naptárnál is régebbi városok.',
      uk: 'Піщані пляжі біля підніжжя Тавру та міста, старші за календар.',
    },
    picture: scene('resort', 'turkish', 'noon', 't1', {
      pl: 'Hotel z basenami na tle gór schodzących do morza',
      cs: 'Hotel s bazény pod horami, které klesají k moři',
      ro: 'Hotel cu piscine la poalele munților care coboară spre mare',
      hu: 'Medencés szálloda a tengerbe ereszkedő hegyek előtt',
      uk: 'Готель із басейнами на тлі гір, що спускаються до моря',
    }),
  },
  egipt: {
    url: '/inspiracje/egipt',
    label: { pl: 'Egipt', cs: 'Egypt', ro: 'Egipt', hu: 'Egyiptom', uk: 'Єгипет' },
    text: {
      pl: 'Rafa kilka kroków od brzegu, pustynia zaraz za drogą i słońce także w styczniu.',
      cs: 'Útes pár kroků od břehu, poušť hned za silnicí a slunce i v lednu.',
      ro: 'Recif la câțiva pași de țărm, deșert imediat după drum și soare chiar și în ianuarie.',
      hu: 'Zátony néhány lépésre a parttól, sivatag az út túloldalán és napsütés januárban is.',
      uk: 'Риф за кілька кроків від берега, пустеля одразу за дорогою і сонце навіть у січні.',
    },
    picture: scene('desert', 'egyptian', 'golden', 'e1', {
      pl: 'Wydmy o zachodzie słońca',
      cs: 'Duny při západu slunce',
      ro: 'Dune la apus',
      hu: 'Homokdűnék naplementekor',
      uk: 'Дюни на заході сонця',
    }),
  },
  kanary: {
    url: '/inspiracje/wyspy-kanaryjskie',
    label: {
      pl: 'Wyspy Kanaryjskie',
      cs: 'Kanárské ostrovy',
      ro: 'Insulele Canare',
      hu: 'Kanári-szigetek',
      uk: 'Канарські острови',
    },
    text: {
      pl: 'Wieczna wiosna, czarny piasek i wulkan, który budzi się nad chmurami.',
      cs: 'Věčné jaro, černý písek a sopka, která se probouzí nad mraky.',
      ro: 'Primăvară veșnică, nisip negru și un vulcan care se trezește deasupra norilor.',
      hu: 'Örök tavasz, fekete homok és egy felhők fölé ébredő vulkán.',
      uk: 'Вічна весна, чорний пісок і вулкан, що прокидається над хмарами.',
    },
    picture: scene('coast', 'canary', 'morning', 'k1', {
      pl: 'Wulkaniczne wybrzeże o poranku',
      cs: 'Sopečné pobřeží za rána',
      ro: 'Coastă vulcanică dimineața',
      hu: 'Vulkanikus part reggeli fényben',
      uk: 'Вулканічне узбережжя вранці',
    }),
  },
  wlochy: {
    url: '/inspiracje/wlochy',
    label: { pl: 'Włochy', cs: 'Itálie', ro: 'Italia', hu: 'Olaszország', uk: 'Італія' },
    text: {
      pl: 'Espresso przy barze, cyprysy na wzgórzach i łodzie w porcie przed śniadaniem.',
      cs: 'Espresso u baru, cypřiše na kopcích a lodě v přístavu ještě před snídaní.',
      ro: 'Espresso la bar, chiparoși pe dealuri și bărci în port înainte de micul dejun.',
      hu: 'Espresso a pultnál, ciprusok a dombokon, csónakok a kikötőben reggeli előtt.',
      uk: 'Еспресо біля стійки, кипариси на пагорбах і човни в порту ще до сніданку.',
    },
    picture: scene('harbour', 'italian', 'morning', 'w1', {
      pl: 'Kolorowe domy wokół małego portu',
      cs: 'Barevné domy kolem malého přístavu',
      ro: 'Case colorate în jurul unui port mic',
      hu: 'Színes házak egy kis kikötő körül',
      uk: 'Кольорові будинки навколо маленького порту',
    }),
  },
  chorwacja: {
    url: '/inspiracje/chorwacja',
    label: { pl: 'Chorwacja', cs: 'Chorvatsko', ro: 'Croația', hu: 'Horvátország', uk: 'Хорватія' },
    text: {
      pl: 'Tysiąc wysp, kamienne miasta i morze tak czyste, że widać własny cień na dnie.',
      cs: 'Tisíc ostrovů, kamenná města a moře tak čisté, že na dně vidíte vlastní stín.',
      ro: 'O mie de insule, orașe de piatră și o mare atât de limpede, încât îți vezi umbra pe fund.',
      hu: 'Ezer sziget, kővárosok és olyan tiszta tenger, hogy látszik benne az árnyékunk.',
      uk: 'Тисяча островів, кам’яні міста і море таке чисте, що на дні видно власну тінь.',
    },
    picture: scene('old-town', 'croatian', 'noon', 'c1', {
      pl: 'Kamienne stare miasto nad Adriatykiem',
      cs: 'Kamenné staré město nad Jadranem',
      ro: 'Oraș vechi de piatră la Adriatica',
      hu: 'Kőből épült óváros az Adria partján',
      uk: 'Кам’яне старе місто над Адріатикою',
    }),
  },
  tajlandia: {
    url: '/inspiracje/tajlandia',
    label: { pl: 'Tajlandia', cs: 'Thajsko', ro: 'Thailanda', hu: 'Thaiföld', uk: 'Таїланд' },
    text: {
      pl: 'Wapienne skały nad turkusową wodą, świątynie o świcie i targi, na których się je.',
      cs: 'Vápencové skály nad tyrkysovou vodou, chrámy za úsvitu a trhy, na kterých se jí.',
      ro: 'Stânci de calcar deasupra apei turcoaz, temple în zori și piețe unde se mănâncă.',
      hu: 'Mészkősziklák a türkiz víz felett, hajnali templomok és piacok, ahol enni kell.',
      uk: 'Вапнякові скелі над бірюзовою водою, храми на світанку і ринки, де їдять.',
    },
    picture: scene('tropics', 'asian', 'morning', 'th1', {
      pl: 'Tropikalna zatoka z palmami i skałami',
      cs: 'Tropická zátoka s palmami a skalami',
      ro: 'Golf tropical cu palmieri și stânci',
      hu: 'Trópusi öböl pálmákkal és sziklákkal',
      uk: 'Тропічна затока з пальмами та скелями',
    }),
  },
  tatry: {
    url: '/inspiracje/tatry',
    label: { pl: 'Tatry', cs: 'Tatry', ro: 'Munții Tatra', hu: 'Tátra', uk: 'Татри' },
    text: {
      pl: 'Góry na wyciągnięcie ręki: szlaki, schroniska i śnieg, który skrzypi pod butem.',
      cs: 'Hory na dosah ruky: stezky, chaty a sníh, který vrže pod botou.',
      ro: 'Munți la îndemână: poteci, cabane și zăpadă care scârțâie sub bocanc.',
      hu: 'Karnyújtásnyi hegyek: ösvények, menedékházak és talp alatt ropogó hó.',
      uk: 'Гори поруч: стежки, притулки і сніг, що рипить під ногами.',
    },
    picture: scene('mountains', 'tatra', 'dusk', 'ta1', {
      pl: 'Tatrzańskie szczyty o zmierzchu',
      cs: 'Tatranské štíty za soumraku',
      ro: 'Vârfurile Tatra la amurg',
      hu: 'Tátrai csúcsok alkonyatkor',
      uk: 'Татранські вершини в сутінках',
    }),
  },
}

export type Destination = (typeof destinations)[keyof typeof destinations]
