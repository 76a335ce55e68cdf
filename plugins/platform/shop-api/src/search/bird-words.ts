import { type BirdKind, type Language, LANGUAGES } from "@bon-perroquet/contract"
import { wordsOf } from "./words"

/** Words with which shoppers search food for a kind of bird. */
const NAMES: Record<Language, Record<BirdKind, string>> = {
  fr: {
    budgie: "perruche ondulée",
    lovebird: "inséparable agapornis",
    parakeet: "perruche",
    cockatiel: "calopsitte",
    conure: "conure",
    african_grey: "gris gabon",
    amazon: "amazone",
    cockatoo: "cacatoès",
    macaw: "ara",
  },
  nl: {
    budgie: "grasparkiet parkiet",
    lovebird: "agapornis dwergpapegaai",
    parakeet: "parkiet",
    cockatiel: "valkparkiet",
    conure: "conure aratinga",
    african_grey: "grijze roodstaart",
    amazon: "amazone",
    cockatoo: "kaketoe",
    macaw: "ara",
  },
  en: {
    budgie: "budgie budgerigar",
    lovebird: "lovebird",
    parakeet: "parakeet",
    cockatiel: "cockatiel",
    conure: "conure",
    african_grey: "african grey",
    amazon: "amazon",
    cockatoo: "cockatoo",
    macaw: "macaw",
  },
  de: {
    budgie: "wellensittich sittich",
    lovebird: "unzertrennliche agapornide",
    parakeet: "sittich grosssittich",
    cockatiel: "nymphensittich",
    conure: "rotschwanzsittich",
    african_grey: "graupapagei",
    amazon: "amazone",
    cockatoo: "kakadu",
    macaw: "ara",
  },
}

/** Returns the words of these birds in the enabled languages, each once. */
export const birdWords = (birds: readonly BirdKind[]): string[] => [
  ...new Set(birds.flatMap((bird) => LANGUAGES.flatMap((language) => wordsOf(NAMES[language][bird])))),
]
