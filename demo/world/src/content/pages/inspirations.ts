import { destinations } from '../destinations.ts'
import { hero, page, scene, tiles } from '../words.ts'
import { inspirationsLink } from './guide.ts'

export const inspiracje = page(
  '/inspiracje',
  inspirationsLink.label,
  {
    pl: 'Osiem miejsc opisanych uczciwie: kiedy jechać, co wybrać i o czym wiedzieć przed wyjazdem.',
    cs: 'Osm míst popsaných poctivě: kdy jet, co vybrat a co vědět před cestou.',
    ro: 'Opt locuri descrise cinstit: când să mergi, ce să alegi și ce să știi înainte.',
    hu: 'Nyolc hely őszintén leírva: mikor menjünk, mit válasszunk, mit kell előre tudni.',
    uk: 'Вісім місць, описаних чесно: коли їхати, що обрати і що знати заздалегідь.',
  },
  [
    hero({
      heading: {
        pl: 'Inspiracje na każdą porę roku',
        cs: 'Inspirace na každé roční období',
        ro: 'Inspirație pentru fiecare anotimp',
        hu: 'Ötletek minden évszakra',
        uk: 'Ідеї на кожну пору року',
      },
      lead: {
        pl: 'Wybierz miejsce, a opowiemy, dla kogo jest, a dla kogo nie.',
        cs: 'Vyberte si místo a my vám povíme, pro koho je a pro koho ne.',
        ro: 'Alege un loc și îți spunem pentru cine e potrivit și pentru cine nu.',
        hu: 'Válasszon egy helyet, és elmondjuk, kinek való és kinek nem.',
        uk: 'Оберіть місце, а ми розкажемо, для кого воно, а для кого — ні.',
      },
      picture: scene('aerial', 'greek', 'morning', 'i1', {
        pl: 'Wyspy widziane z lotu ptaka',
        cs: 'Ostrovy z ptačí perspektivy',
        ro: 'Insule văzute de sus',
        hu: 'Szigetek madártávlatból',
        uk: 'Острови з висоти пташиного польоту',
      }),
    }),
    tiles(
      'picture',
      {
        pl: 'Nad ciepłe morze',
        cs: 'K teplému moři',
        ro: 'La mare caldă',
        hu: 'A meleg tengerhez',
        uk: 'До теплого моря',
      },
      [destinations.grecja, destinations.turcja, destinations.chorwacja, destinations.wlochy],
    ),
    tiles(
      'picture',
      {
        pl: 'Po słońce zimą i w góry',
        cs: 'Za zimním sluncem a do hor',
        ro: 'După soare iarna și la munte',
        hu: 'Téli napsütésért és a hegyekbe',
        uk: 'По зимове сонце та в гори',
      },
      [destinations.egipt, destinations.kanary, destinations.tajlandia, destinations.tatry],
    ),
  ],
  [inspirationsLink],
)
