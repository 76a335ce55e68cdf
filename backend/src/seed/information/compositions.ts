import type { SeedTexts } from "../catalogue"

/** Ingredients of mixtures, with allergens between asterisks. Other products consist of one ingredient. */
export const COMPOSITIONS: Readonly<Record<string, SeedTexts>> = {
  "melange-royal-decortique": {
    fr: "*Amandes*, *noisettes*, *noix de cajou*, *noix de pécan*, graines de courge, tournesol décortiqué.",
    nl: "*Amandelen*, *hazelnoten*, *cashewnoten*, *pecannoten*, pompoenpitten, gepelde zonnebloempitten.",
    en: "*Almonds*, *hazelnuts*, *cashews*, *pecans*, pumpkin seeds, hulled sunflower seeds.",
    de: "*Mandeln*, *Haselnüsse*, *Cashewkerne*, *Pekannüsse*, Kürbiskerne, geschälte Sonnenblumenkerne.",
  },
  "melange-casse-noix": {
    fr: "*Noix*, *noisettes*, *amandes*, *noix de pécan*, *noix du Brésil*, toutes en coque.",
    nl: "*Walnoten*, *hazelnoten*, *amandelen*, *pecannoten*, *paranoten*, alle in de dop.",
    en: "*Walnuts*, *hazelnuts*, *almonds*, *pecans*, *Brazil nuts*, all in the shell.",
    de: "*Walnüsse*, *Haselnüsse*, *Mandeln*, *Pekannüsse*, *Paranüsse*, alle in der Schale.",
  },
  "melange-grands-perroquets": {
    fr: "Tournesol strié, carthame, maïs, chanvre, *cacahuètes*, piment, papaye séchée.",
    nl: "Gestreepte zonnebloempitten, saffloer, maïs, hennep, *pinda’s*, chilipeper, gedroogde papaja.",
    en: "Striped sunflower seed, safflower, maize, hemp, *peanuts*, chilli, dried papaya.",
    de: "Gestreifte Sonnenblumenkerne, Färberdistel, Mais, Hanf, *Erdnüsse*, Chili, getrocknete Papaya.",
  },
  "brochette-a-suspendre": {
    fr: "*Noix*, *amandes*, rondelles d’ananas et de banane séchées, piments, tige de saule.",
    nl: "*Walnoten*, *amandelen*, gedroogde ananas- en bananenschijfjes, chilipepers, wilgentak.",
    en: "*Walnuts*, *almonds*, dried pineapple and banana slices, chillies, willow twig.",
    de: "*Walnüsse*, *Mandeln*, getrocknete Ananas- und Bananenscheiben, Chilis, Weidenzweig.",
  },
  "chips-de-banane": {
    fr: "Bananes, huile de coco.",
    nl: "Bananen, kokosolie.",
    en: "Bananas, coconut oil.",
    de: "Bananen, Kokosöl.",
  },
}

/** Species, feeding instructions and storage. */
export const SPECIES: SeedTexts = {
  fr: "Perroquets et perruches",
  nl: "Papegaaien en parkieten",
  en: "Parrots and parakeets",
  de: "Papageien und Sittiche",
}
export const USE: SeedTexts = {
  fr: "Aliment complémentaire : à donner avec des légumes et des fruits frais, dans les quantités de la description. Eau fraîche à volonté.",
  nl: "Aanvullend diervoeder: geef het naast verse groenten en fruit, in de hoeveelheden van de beschrijving. Zorg voor vers water.",
  en: "Complementary feed: give it beside fresh vegetables and fruit, in the amounts of the description. Always offer fresh water.",
  de: "Ergänzungsfutter: neben frischem Gemüse und Obst geben, in den Mengen der Beschreibung. Stets frisches Wasser anbieten.",
}
export const STORAGE: SeedTexts = {
  fr: "À conserver au frais et au sec, à l’abri de la lumière ; refermer le sachet après usage.",
  nl: "Koel, droog en donker bewaren; sluit het zakje na gebruik.",
  en: "Keep cool, dry and away from light; close the bag after use.",
  de: "Kühl, trocken und lichtgeschützt lagern; den Beutel nach Gebrauch verschließen.",
}
export const NOT_FOR_PEOPLE: SeedTexts = {
  fr: "Aliment pour animaux : ne convient pas à la consommation humaine.",
  nl: "Diervoeder: niet geschikt voor menselijke consumptie.",
  en: "Animal feed: not for human consumption.",
  de: "Futtermittel: nicht für den menschlichen Verzehr geeignet.",
}
