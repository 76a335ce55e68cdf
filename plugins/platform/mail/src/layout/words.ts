import type { Language } from "@bon-perroquet/contract/sets"

interface Words {
  signature: (name: string) => string
  orCopy: string
  vat: string
  colon: string
}

export const WORDS: Record<Language, Words> = {
  fr: {
    signature: (name) => `L’équipe ${name}`,
    orCopy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    vat: "TVA",
    colon: "\u00a0: ",
  },
  nl: {
    signature: (name) => `Het team van ${name}`,
    orCopy: "Werkt de knop niet? Kopieer dan dit adres in uw browser:",
    vat: "Btw",
    colon: ": ",
  },
  en: {
    signature: (name) => `The ${name} team`,
    orCopy: "If the button doesn’t work, copy this address into your browser:",
    vat: "VAT",
    colon: ": ",
  },
  de: {
    signature: (name) => `Ihr Team von ${name}`,
    orCopy: "Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
    vat: "USt-IdNr.",
    colon: ": ",
  },
}
