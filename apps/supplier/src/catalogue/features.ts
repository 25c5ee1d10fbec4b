import { type Six, six } from './six.ts'

export type FeatureType =
  | 'INCLUSION'
  | 'EXCLUSION'
  | 'HIGHLIGHT'
  | 'PREBOOKING_INFORMATION'
  | 'PREARRIVAL_INFORMATION'
  | 'REDEMPTION_INSTRUCTION'
  | 'ACCESSIBILITY_INFORMATION'
  | 'CANCELLATION_TERM'

export interface Feature {
  readonly type: FeatureType
  readonly text: Six
}

/** Things to know or to bring. */
export const advice = {
  shoes: six(
    'Wygodne buty i nakrycie głowy.',
    'Pohodlná obuv a pokrývka hlavy.',
    'Încălțăminte comodă și ceva pe cap.',
    'Kényelmes cipő és fejfedő.',
    'Зручне взуття та головний убір.',
    'Comfortable shoes and something for your head.',
  ),
  swim: six(
    'Strój kąpielowy, ręcznik i krem z filtrem.',
    'Plavky, ručník a opalovací krém.',
    'Costum de baie, prosop și cremă de soare.',
    'Fürdőruha, törölköző és naptej.',
    'Купальник, рушник і сонцезахисний крем.',
    'Swimwear, a towel and sun cream.',
  ),
  early: six(
    'Prosimy być na miejscu 15 min przed rozpoczęciem.',
    'Dostavte se prosím 15 min před začátkem.',
    'Vă rugăm să ajungeți cu 15 min înainte de început.',
    'Kérjük, érkezzen 15 perccel a kezdés előtt.',
    'Просимо прибути за 15 хв до початку.',
    'Please arrive 15 min before the start.',
  ),
  passport: six(
    'Potrzebny jest ważny paszport lub dowód osobisty.',
    'Je nutný platný pas nebo občanský průkaz.',
    'Este necesar un pașaport sau o carte de identitate valabilă.',
    'Érvényes útlevél vagy személyi igazolvány szükséges.',
    'Потрібен дійсний паспорт або посвідчення особи.',
    'A valid passport or identity card is needed.',
  ),
  health: six(
    'Nie dla kobiet w ciąży ani osób z chorobami serca i uszu; między nurkowaniem a lotem musi minąć 24 h.',
    'Nevhodné pro těhotné a osoby s nemocemi srdce a uší; mezi ponorem a letem musí uplynout 24 h.',
    'Nu este potrivit pentru femei însărcinate sau persoane cu boli de inimă ori de urechi; între scufundare și zbor trebuie să treacă 24 h.',
    'Várandósoknak, szív- és fülbetegeknek nem ajánlott; a merülés és a repülés között 24 órának kell eltelnie.',
    'Не для вагітних і людей із хворобами серця чи вух; між зануренням і польотом має минути 24 год.',
    'Not for pregnant women or people with heart or ear conditions; leave 24 h between a dive and a flight.',
  ),
  layers: six(
    'Ciepłe ubranie: na górze bywa chłodno.',
    'Teplé oblečení: nahoře bývá chladno.',
    'Haine călduroase: sus poate fi frig.',
    'Meleg ruha: odafent hűvös lehet.',
    'Теплий одяг: нагорі буває прохолодно.',
    'Warm clothes: it can be cool at the top.',
  ),
  allergies: six(
    'Alergie i dietę prosimy podać przy rezerwacji.',
    'Alergie a dietu prosím uveďte při rezervaci.',
    'Vă rugăm să indicați alergiile și dieta la rezervare.',
    'Az allergiát és az étrendet kérjük a foglaláskor megadni.',
    'Про алергії та дієту просимо повідомити під час бронювання.',
    'Please tell us about allergies and diet when booking.',
  ),
  flight: six(
    'Numer lotu jest potrzebny, by kierowca znał godzinę lądowania.',
    'Číslo letu je potřeba, aby řidič znal čas přistání.',
    'Numărul zborului este necesar pentru ca șoferul să știe ora aterizării.',
    'A járatszám azért kell, hogy a sofőr tudja a leszállás idejét.',
    'Номер рейсу потрібен, щоб водій знав час прильоту.',
    'The flight number lets the driver know when you land.',
  ),
}

export type AdviceName = keyof typeof advice

export const access = {
  stepFree: six(
    'Dostępne dla wózków: brak stopni, toaleta dla osób z niepełnosprawnościami.',
    'Bezbariérové: bez schodů, toaleta pro osoby s postižením.',
    'Accesibil cu scaunul rulant: fără trepte, toaletă adaptată.',
    'Kerekesszékkel járható: nincs lépcső, akadálymentes mosdó.',
    'Доступно для крісел колісних: без сходів, є пристосований туалет.',
    'Wheelchair accessible: no steps, adapted toilet.',
  ),
  someSteps: six(
    'Kilka stopni; wózek składany można zabrać, obsługa pomoże.',
    'Několik schodů; skládací vozík lze vzít, personál pomůže.',
    'Câteva trepte; scaunul pliabil poate fi luat, personalul ajută.',
    'Néhány lépcső; összecsukható kerekesszék hozható, a személyzet segít.',
    'Кілька сходинок; складане крісло можна взяти, персонал допоможе.',
    'A few steps; a folding wheelchair can be taken, staff will help.',
  ),
  notSuited: six(
    'Nieodpowiednie dla osób poruszających się na wózkach.',
    'Nevhodné pro osoby na vozíku.',
    'Nepotrivit pentru persoanele în scaun rulant.',
    'Kerekesszékkel nem járható.',
    'Не підходить для людей на кріслах колісних.',
    'Not suitable for wheelchair users.',
  ),
}

export type AccessName = keyof typeof access

export const redemption = {
  code: six(
    'Pokaż kod z telefonu przy wejściu.',
    'Ukažte kód z telefonu u vchodu.',
    'Arătați codul de pe telefon la intrare.',
    'Mutassa fel a kódot a telefonján a bejáratnál.',
    'Покажіть код із телефона на вході.',
    'Show the code on your phone at the entrance.',
  ),
  manifest: six(
    'Wystarczy nazwisko: prowadzący ma listę gości.',
    'Stačí jméno: průvodce má seznam hostů.',
    'Este suficient numele: organizatorul are lista oaspeților.',
    'Elég a név: a szervezőnél ott a vendéglista.',
    'Досить прізвища: в організатора є список гостей.',
    'Your name is enough: the host has a list of guests.',
  ),
}
