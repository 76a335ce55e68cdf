import type { Language, LanguageSearchWords, SearchWords } from "@bon-perroquet/contract"

interface Lines {
  /** Groups of synonyms, one per line. */
  synonyms: string
  ignored: string
}

/** Synonyms and misspellings of parrot food until the merchant saves others. */
const LINES: Record<Language, Lines> = {
  fr: {
    synonyms: `
      cacahuète, cacahouète, cacaouète, arachide, pistache de terre
      calopsitte, calopsite, nymphique
      gris du gabon, perroquet gris, jaco, gabonais
      inséparable, agapornis
      perruche ondulée, ondulée
      noix de cajou, cajou, anacarde
      noix de pécan, pécan, pacane
      noix du Brésil, noix d’Amazonie
      cerneaux, noix décortiquées
      courge, potiron, citrouille
      tournesol, helianthus
      chanvre, chènevis
      carthame, cardy
      millet, mil
      maïs, blé de Turquie
      cynorrhodon, gratte-cul, églantier, rosier sauvage
      piment, chili
      noix de coco, coco
      friandise, gourmandise, récompense, snack
      mélange, mix, assortiment`,
    ignored:
      "pas cher, bon marché, à petit prix, acheter, achat, prix, promo, nourriture, aliment, pour oiseau, pour oiseaux",
  },
  nl: {
    synonyms: `
      pinda, pinda’s, apennoot, aardnoot, olienoot
      valkparkiet, nimf, nymf
      grijze roodstaart, roodstaart, grijze papegaai, jaco
      agapornis, agapornide, dwergpapegaai
      grasparkiet, parkietje
      cashewnoot, cashewnoten, cashew, cajou
      pecannoot, pecannoten, pecan
      paranoot, paranoten, braziliaanse noot
      walnoot, walnoten, okkernoot
      pompoenpitten, pompoenzaad
      zonnebloempitten, zonnebloem, zonnepitten
      hennepzaad, hennep
      saffloer, saffloerzaad, distelzaad, kardi
      trosgierst, gierst, millet
      maïs, mais, popcorn
      rozenbottel, rozenbottels
      chilipeper, chili, rode peper, peper
      kokos, kokosnoot
      snack, lekkers, beloning, snoepje
      mengeling, mix, mengsel`,
    ignored: "goedkoop, goedkope, voordelig, kopen, prijs, promo, voer, voeding, voor vogels",
  },
  en: {
    synonyms: `
      peanut, groundnut, monkey nut
      cockatiel, cockatil, quarrion
      african grey, african gray, grey parrot, congo grey
      lovebird, agapornis
      budgie, budgerigar, budgy
      cashew, cashew nut, caju
      pecan, pecan nut
      brazil nut, para nut
      walnut, walnut halves
      pumpkin seed, pepita
      sunflower, sunflower seed
      hemp, hempseed
      safflower, kardi
      millet, spray millet
      maize, corn, sweetcorn
      rose hip, rosehip
      chilli, chili, chile, red pepper
      coconut, coco
      treat, snack, reward
      mix, blend, mixture`,
    ignored: "cheap, cheapest, discount, buy, price, food, for birds",
  },
  de: {
    synonyms: `
      Erdnuss, Erdnüsse, Arachis
      Nymphensittich, Nymphe
      Graupapagei, Kongopapagei, Jako
      Unzertrennliche, Agaporniden, Zwergpapagei
      Wellensittich, Welli, Wellis
      Cashew, Cashewkerne, Cashewnüsse, Kaschu
      Pekannuss, Pekannüsse, Pecan
      Paranuss, Paranüsse
      Walnuss, Walnüsse, Baumnuss
      Kürbiskerne, Kürbis
      Sonnenblumenkerne, Sonnenblume
      Hanf, Hanfsamen
      Saflor, Färberdistel, Kardi
      Kolbenhirse, Hirse
      Mais, Popcorn
      Hagebutte, Hagebutten
      Chili, Peperoni
      Kokos, Kokosnuss
      Leckerli, Snack, Belohnung
      Mischung, Mix`,
    ignored: "günstig, billig, kaufen, Preis, Angebot, Futter, für Vögel",
  },
}

const phrasesIn = (line: string): string[] =>
  line
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const listsOf = ({ synonyms, ignored }: Lines): LanguageSearchWords => ({
  synonyms: synonyms.trim().split("\n").map(phrasesIn),
  ignored: phrasesIn(ignored),
})

export const originalSearchWords = (): SearchWords => ({
  fr: listsOf(LINES.fr),
  nl: listsOf(LINES.nl),
  en: listsOf(LINES.en),
  de: listsOf(LINES.de),
})
