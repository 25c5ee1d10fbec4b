import { type Office, offices as worldOffices } from '../world/offices.ts'
import { nextDecember } from './placeholders.ts'
import { type Fields, scene } from './words.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const inEveryOffice = ['holidays', 'flights', 'insurance', 'cardPayment', 'cashPayment']

const inMall = {
  markdown: {
    pl: 'Biuro jest na parterze galerii, przy wejściu głównym. Z parkingu podziemnego wjedziesz windą; przystanki tramwajów i autobusów są przed budynkiem.',
    cs: 'Pobočka je v přízemí obchodního centra u hlavního vchodu. Z podzemního parkoviště jede výtah; zastávky tramvají a autobusů jsou před budovou.',
    ro: 'Agenția e la parterul galeriei, lângă intrarea principală. Din parcarea subterană urci cu liftul; stațiile de tramvai și autobuz sunt în fața clădirii.',
    hu: 'Az iroda az üzletház földszintjén, a főbejáratnál van. A mélygarázsból lift visz fel; a villamos- és buszmegálló az épület előtt található.',
    uk: 'Офіс на першому поверсі торгового центру, біля головного входу. З підземної парковки можна піднятися ліфтом; зупинки трамваїв і автобусів перед будівлею.',
  },
}

const onStreet = {
  markdown: {
    pl: 'Wejście jest od ulicy, pod szyldem Wojaż. W centrum najwygodniej dojechać komunikacją miejską; w bocznych ulicach obowiązuje strefa płatnego parkowania.',
    cs: 'Vchod je z ulice pod nápisem Wojaż. Do centra je nejpohodlnější jet městskou dopravou; v bočních ulicích platí placená zóna.',
    ro: 'Intrarea e din stradă, sub firma Wojaż. În centru ajungi cel mai ușor cu transportul public; pe străzile laterale parcarea e cu plată.',
    hu: 'A bejárat az utcáról nyílik, a Wojaż cégtábla alatt. A belvárosban a tömegközlekedés a legkényelmesebb; a mellékutcákban fizetős a parkolás.',
    uk: 'Вхід з вулиці, під вивіскою Wojaż. До центру найзручніше дістатися громадським транспортом; на бічних вулицях паркування платне.',
  },
}

const quiet = {
  markdown: {
    pl: 'Biuro jest na parterze, z własnym wejściem. Na rozmowę bez czekania przyjdź rano albo umów się telefonicznie.',
    cs: 'Pobočka je v přízemí s vlastním vchodem. Chcete-li mluvit bez čekání, přijďte ráno nebo se objednejte telefonicky.',
    ro: 'Agenția e la parter, cu intrare proprie. Ca să nu aștepți, vino dimineața sau programează-te la telefon.',
    hu: 'Az iroda földszinti, saját bejárattal. Ha nem szeretne várni, jöjjön délelőtt, vagy kérjen időpontot telefonon.',
    uk: 'Офіс на першому поверсі, з окремим входом. Щоб поговорити без черги, приходьте зранку або домовтеся телефоном.',
  },
}

const interior = {
  pl: 'Jasne wnętrze z ladą i fotelami dla gości',
  cs: 'Světlý interiér s pultem a křesly pro hosty',
  ro: 'Interior luminos cu birou și fotolii pentru oaspeți',
  hu: 'Világos belső tér pulttal és fotelekkel',
  uk: 'Світле приміщення зі стійкою та кріслами для гостей',
}

const closedOnSaturday = {
  pl: 'W soboty nieczynne: umów się telefonicznie na spotkanie po 17:00.',
  cs: 'V sobotu zavřeno: na setkání po 17:00 se domluvte telefonicky.',
  ro: 'Sâmbăta închis: programează telefonic o întâlnire după ora 17:00.',
  hu: 'Szombaton zárva: 17 óra utáni találkozót telefonon kérhet.',
  uk: 'У суботу зачинено: домовтеся телефоном про зустріч після 17:00.',
}

const christmasEve = {
  pl: 'Wigilia',
  cs: 'Štědrý den',
  ro: 'Ajunul Crăciunului',
  hu: 'Szenteste',
  uk: 'Святвечір',
}
const newYearsEve = {
  pl: 'Sylwester',
  cs: 'Silvestr',
  ro: 'Revelion',
  hu: 'Szilveszter',
  uk: 'Переддень Нового року',
}

/** The shop's offices, as an editor writes them. */
export const offices: (Fields & { officeId: string })[] = worldOffices.map((office) => {
  const kind = kindOf(office)
  return {
    officeId: office.id,
    city: office.city,
    address: office.address,
    postalCode: office.postalCode,
    phone: `+48 ${office.phone}`,
    email: office.email,
    latitude: String(office.latitude),
    longitude: String(office.longitude),
    openingHours: Object.fromEntries(
      weekdays.map((day, index) => {
        const hours = office.openingHours[index]
        return [day, hours ? { opens: hours[0], closes: hours[1] } : { opens: null, closes: null }]
      }),
    ),
    exceptions: [
      { day: nextDecember(24), opens: null, closes: null, reason: christmasEve },
      { day: nextDecember(31), opens: '10:00', closes: '13:00', reason: newYearsEve },
    ],
    services: [...inEveryOffice, ...kind.services],
    notice: kind.notice,
    gettingThere: kind.gettingThere,
    picture: scene('lobby', 'nordic', 'morning', `b${office.id}`, interior),
    active: true,
  }
})

function kindOf({ openingHours }: Office) {
  const [monday] = openingHours
  if (monday?.[1] === '21:00')
    return { services: ['giftCards', 'stepFree', 'parking'], gettingThere: inMall, notice: null }
  if (openingHours[5]) return { services: ['giftCards'], gettingThere: onStreet, notice: null }
  return { services: ['stepFree'], gettingThere: quiet, notice: closedOnSaturday }
}
