import { t } from '../words.ts'
import { topic } from './question.ts'

export const luggageQuestions = topic('luggage', [
  [
    t(
      'Ile bagażu mogę zabrać?',
      'Kolik zavazadel si mohu vzít?',
      'Cât bagaj pot lua?',
      'Mennyi poggyászt vihetek?',
      'Скільки багажу можна взяти?',
    ),
    t(
      'Na czarterach zwykle 20 kg bagażu rejestrowanego i 5–8 kg podręcznego. Dokładny limit Twojego lotu jest na stronie oferty i w potwierdzeniu; dodatkową walizkę dokupisz przed wyjazdem taniej niż na lotnisku.',
      'U charterů obvykle 20 kg zapsaného zavazadla a 5–8 kg příručního. Přesný limit je u nabídky a v potvrzení; další kufr si přikoupíte předem levněji než na letišti.',
      'La chartere de obicei 20 kg bagaj de cală și 5–8 kg de mână. Limita exactă este la ofertă și în confirmare; o valiză în plus e mai ieftină înainte decât la aeroport.',
      'A charterjáratokon rendszerint 20 kg feladott és 5–8 kg kézipoggyász. A pontos határ az ajánlatnál és a visszaigazolásban áll; plusz bőröndöt előre olcsóbb venni, mint a reptéren.',
      'На чартерах зазвичай 20 кг зареєстрованого багажу та 5–8 кг ручної поклажі. Точну норму вказано в пропозиції та підтвердженні; додаткову валізу дешевше докупити заздалегідь, ніж в аеропорту.',
    ),
  ],
  [
    t(
      'Czy wózek dziecięcy leci za darmo?',
      'Letí kočárek zdarma?',
      'Căruciorul zboară gratuit?',
      'Ingyen utazik a babakocsi?',
      'Чи летить дитячий візок безкоштовно?',
    ),
    t(
      'Tak, jeden składany wózek na dziecko, oddawany przy wejściu do samolotu. Fotelik samochodowy zgłoś wcześniej. Wózek inwalidzki przewozimy zawsze bezpłatnie – daj znać najpóźniej dwa dni przed lotem.',
      'Ano, jeden skládací kočárek na dítě, odevzdává se u vstupu do letadla. Autosedačku ohlaste předem. Vozík pro invalidy vezeme vždy zdarma – dejte vědět nejpozději dva dny předem.',
      'Da, un cărucior pliabil de copil, predat la intrarea în avion. Scaunul auto anunță-l dinainte. Scaunul rulant îl transportăm mereu gratuit – spune-ne cu cel puțin două zile înainte.',
      'Igen, gyerekenként egy összecsukható babakocsi, a gép ajtajánál kell leadni. Az autósülést előre jelezze. A kerekesszéket mindig ingyen visszük – szóljon legkésőbb két nappal a repülés előtt.',
      'Так, один складаний візок на дитину, його здають біля входу в літак. Про автокрісло повідомте заздалегідь. Інвалідний візок веземо завжди безкоштовно — повідомте щонайпізніше за два дні.',
    ),
  ],
  [
    t(
      'Jak przewieźć narty, rower lub sprzęt do nurkowania?',
      'Jak přepravit lyže, kolo nebo potápěčskou výstroj?',
      'Cum transport schiurile, bicicleta sau echipamentul de scufundări?',
      'Hogyan vigyek sílécet, kerékpárt vagy búvárfelszerelést?',
      'Як перевезти лижі, велосипед чи спорядження для дайвінгу?',
    ),
    t(
      'Jako bagaż sportowy, za dopłatą i po zgłoszeniu: w lukach samolotu jest na niego ograniczone miejsce. Butla nurkowa musi być pusta, a akumulator roweru elektrycznego w ogóle nie może lecieć.',
      'Jako sportovní zavazadlo, za příplatek a po nahlášení: místa je v nákladovém prostoru omezeně. Potápěčská lahev musí být prázdná a baterie elektrokola letět nesmí.',
      'Ca bagaj sportiv, contra cost și cu anunț prealabil: locul din cală e limitat. Butelia trebuie să fie goală, iar acumulatorul bicicletei electrice nu are voie la bord.',
      'Sportpoggyászként, felárért és bejelentés után: a raktérben korlátozott a hely. A búvárpalacknak üresnek kell lennie, az elektromos kerékpár akkumulátora pedig nem repülhet.',
      'Як спортивний багаж, за доплату й після повідомлення: місце в літаку обмежене. Балон для дайвінгу має бути порожнім, а акумулятор електровелосипеда перевозити не можна.',
    ),
  ],
  [
    t(
      'Moja walizka nie przyleciała. Co teraz?',
      'Můj kufr nepřiletěl. Co teď?',
      'Valiza mea n-a ajuns. Ce fac?',
      'Nem érkezett meg a bőröndöm. Mi a teendő?',
      'Моя валіза не прилетіла. Що робити?',
    ),
    t(
      'Zanim wyjdziesz z hali, zgłoś się do okienka bagażowego i weź protokół PIR. Potem powiedz rezydentowi. Zachowaj rachunki za najpilniejsze zakupy: przewoźnik je zwraca. [Terminy i kwoty](/informacje/odpowiedzialnosc-przewoznika) opisujemy osobno.',
      'Než opustíte halu, jděte k přepážce zavazadel a vezměte si protokol PIR. Pak to řekněte delegátovi. Uschovejte účty za nejnutnější nákupy: dopravce je proplácí. [Lhůty a částky](/informacje/odpowiedzialnosc-przewoznika) popisujeme zvlášť.',
      'Înainte să ieși din sală, mergi la ghișeul de bagaje și ia procesul-verbal PIR. Apoi spune-i reprezentantului. Păstrează bonurile pentru strictul necesar: transportatorul le rambursează. [Termenele și sumele](/informacje/odpowiedzialnosc-przewoznika) le descriem separat.',
      'Mielőtt elhagyja a csarnokot, menjen a poggyászablakhoz, és kérjen PIR-jegyzőkönyvet. Utána szóljon a képviselőnek. Őrizze meg a legszükségesebb vásárlások blokkját: a légitársaság megtéríti. A [határidőket és összegeket](/informacje/odpowiedzialnosc-przewoznika) külön leírjuk.',
      'Перш ніж вийти із зали, зверніться до багажного віконця й візьміть протокол PIR. Потім скажіть представникові. Збережіть чеки за найнеобхідніше: перевізник їх відшкодує. [Строки та суми](/informacje/odpowiedzialnosc-przewoznika) описано окремо.',
    ),
  ],
])
