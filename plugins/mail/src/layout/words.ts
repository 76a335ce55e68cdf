import type { Language } from "@bon-perroquet/languages/locales"

interface Words {
  /** Under the last paragraph. */
  signature: (name: string) => string
  /** Before an address that is also behind the button. */
  orCopy: string
  vat: string
}

export const WORDS: Record<Language, Words> = {
  fr: {
    signature: (name) => `L’équipe ${name}`,
    orCopy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    vat: "TVA",
  },
  nl: {
    signature: (name) => `Het team van ${name}`,
    orCopy: "Werkt de knop niet? Kopieer dan dit adres in uw browser:",
    vat: "Btw",
  },
  en: {
    signature: (name) => `The ${name} team`,
    orCopy: "If the button doesn’t work, copy this address into your browser:",
    vat: "VAT",
  },
}
