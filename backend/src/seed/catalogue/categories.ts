import type { ListedCategory } from "./types"

export const categories: ListedCategory[] = [
  {
    handle: "shelled",
    googleCategory: "433",
    name: { fr: "Noix décortiquées", nl: "Gepelde noten", en: "Shelled nuts" },
    description: {
      fr: "Amandes, cerneaux, noisettes et graines sans coque : crues ou grillées à sec, jamais salées, prêtes à donner dans la main.",
      nl: "Amandelen, walnoten, hazelnoten en pitten zonder schaal: rauw of drooggeroosterd, nooit gezouten, klaar om uit de hand te geven.",
      en: "Almonds, walnut halves, hazelnuts and kernels without the shell: raw or dry-roasted, never salted, ready to offer by hand.",
    },
  },
  {
    handle: "in-shell",
    googleCategory: "433",
    name: { fr: "Noix en coque", nl: "Noten in de dop", en: "Nuts in the shell" },
    description: {
      fr: "De quoi occuper un bec toute une matinée : des noix entières, triées une à une, à casser comme dans la nature.",
      nl: "Goed voor een hele ochtend snavelwerk: hele noten, stuk voor stuk uitgezocht, om te kraken zoals in de natuur.",
      en: "A whole morning’s work for a busy beak: nuts sorted one by one and left in the shell, to be cracked the way nature intended.",
    },
  },
  {
    handle: "various",
    googleCategory: "4990",
    name: { fr: "Graines, fruits et plaisirs", nl: "Zaden, fruit en lekkers", en: "Seeds, fruit and treats" },
    description: {
      fr: "Mélanges, graines, fruits séchés sans sucre ajouté et petites gourmandises à suspendre pour varier la gamelle.",
      nl: "Mengelingen, zaden, gedroogd fruit zonder toegevoegde suiker en lekkers om op te hangen: zo blijft het voerbakje boeiend.",
      en: "Mixes, seeds, dried fruit with no added sugar and treats to hang up: everything that keeps the food bowl interesting.",
    },
  },
]
