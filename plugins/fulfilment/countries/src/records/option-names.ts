import { DELIVERY_KINDS, type DeliveryKind } from "@bon-perroquet/contract/sets"
import {
  DEFAULT_LANGUAGE,
  LOCALE_OF,
  TRANSLATED_LANGUAGES,
  type Language,
} from "@bon-perroquet/contract/sets"
import type { ITranslationModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Names of delivery methods: in French in Medusa Admin, and in the caller's language in the Store API. */
export const OPTION_NAMES: Record<DeliveryKind, Record<Language, string>> = {
  home: {
    fr: "Livraison à domicile",
    nl: "Levering aan huis",
    en: "Home delivery",
    de: "Lieferung nach Hause",
  },
  pickup_point: {
    fr: "Point de retrait ou bureau de poste",
    nl: "Afhaalpunt of postkantoor",
    en: "Pick-up point or post office",
    de: "Abholstelle oder Postamt",
  },
  locker: {
    fr: "Consigne à colis 24 h/24",
    nl: "Pakjesautomaat, dag en nacht open",
    en: "Parcel locker, open day and night",
    de: "Paketautomat, Tag und Nacht offen",
  },
}

const REFERENCE = "shipping_option"

/** Adds translations to names that still have their default text. */
export async function translateOptionNames(container: MedusaContainer): Promise<void> {
  const translations = container.resolve<ITranslationModuleService>(Modules.TRANSLATION)
  const options = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { select: ["id", "name"], take: null })
  const existing = await translations.listTranslations({ reference: REFERENCE }, { take: null })
  const isKnown = new Set(existing.map(({ reference_id, locale_code }) => `${reference_id} ${locale_code}`))
  const missing = options.flatMap(({ id, name }) => {
    const kind = DELIVERY_KINDS.find((each) => OPTION_NAMES[each][DEFAULT_LANGUAGE] === name)
    if (!kind) return []
    return TRANSLATED_LANGUAGES.filter((language) => !isKnown.has(`${id} ${LOCALE_OF[language]}`)).map(
      (language) => ({
        ...{ reference: REFERENCE, reference_id: id, locale_code: LOCALE_OF[language] },
        translations: { name: OPTION_NAMES[kind][language] },
      }),
    )
  })
  if (missing.length) await translations.createTranslations(missing)
}
