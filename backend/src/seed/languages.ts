import { Modules } from "@medusajs/framework/utils"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { perLanguage } from "@bon-perroquet/contract"
import { translateOptionNames } from "@bon-perroquet/countries/countries"
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LOCALE_OF,
  SHIPPED_LANGUAGES,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from "@bon-perroquet/contract/sets"
import { setTranslations, textsAsWritten, type Translatable } from "@bon-perroquet/languages/translations"
import { categories, products, type SeedTexts } from "./catalogue"
import { one } from "./one"

type Listed = { handle: string; name: SeedTexts; description: SeedTexts }

/** Adds enabled languages and removes disabled ones. */
export async function setLanguages(container: MedusaContainer): Promise<void> {
  const store = one(
    await container.resolve(Modules.STORE).listStores({}, { relations: ["supported_locales"] }),
  )
  const ours = SHIPPED_LANGUAGES.map((language) => LOCALE_OF[language] as string)
  const others = (store.supported_locales ?? []).filter(({ locale_code }) => !ours.includes(locale_code))
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        supported_locales: [
          ...LANGUAGES.map((language) => ({ locale_code: LOCALE_OF[language] })),
          ...others.map(({ locale_code }) => ({ locale_code })),
        ],
      },
    },
  })
  const catalogue = container.resolve(Modules.PRODUCT)
  const handlesOf = (listed: readonly Listed[]) => ({ handle: listed.map(({ handle }) => handle) })
  const select = { select: ["id", "handle"], take: null }
  await fillTexts(
    container,
    "product_category",
    categories,
    await catalogue.listProductCategories(handlesOf(categories), select),
  )
  await translateOptionNames(container)
  await fillTexts(container, "product", products, await catalogue.listProducts(handlesOf(products), select))
}

async function fillTexts(
  container: MedusaContainer,
  entity: Translatable,
  listed: readonly Listed[],
  existing: readonly { id: string; handle: string }[],
): Promise<void> {
  const written = await textsAsWritten(
    container,
    entity,
    existing.map(({ id }) => id),
  )
  const texts = existing.flatMap(({ id, handle }) => {
    const first = listed.find((each) => each.handle === handle)
    const own = written.get(id)
    if (!first || own?.[DEFAULT_LANGUAGE].name !== first.name[DEFAULT_LANGUAGE]) return []
    const missing = TRANSLATED_LANGUAGES.filter(
      (language) => !own[language].name && !own[language].description,
    )
    const textsIn = (language: TranslatedLanguage) => ({
      name: first.name[language],
      description: first.description[language],
    })
    return missing.length > 0 ? [{ id, ...perLanguage(missing, textsIn) }] : []
  })
  if (texts.length > 0) await setTranslations(container, entity, texts)
}
