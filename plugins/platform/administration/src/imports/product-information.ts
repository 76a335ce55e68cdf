import {
  informationKeeper,
  type InformationAuthor,
  type InformationChange,
} from "@bon-perroquet/api-kit/information"
import { DEMANDS, type Language } from "@bon-perroquet/contract"
import { INFORMATION_NAMES } from "@bon-perroquet/contract/information-names"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Fields } from "../modules/product-import"
import { isInformation } from "../product-file"

export const informationChange = (product_id: string, fields: Fields): InformationChange => ({
  product_id,
  change: Object.fromEntries(Object.entries(fields).filter(([field]) => isInformation(field))),
})

/** Saves imported product information. Does nothing if the plugin `product-information` is disabled. */
export async function saveInformation(
  container: MedusaContainer,
  author: InformationAuthor,
  changes: readonly InformationChange[],
): Promise<void> {
  const changed = changes.filter(({ change }) => Object.keys(change).length > 0)
  if (changed.length) await informationKeeper()?.change(container, author, changed)
}

/** Translates a list of missing product information, such as "kind, allergens". */
export const namesIn = (language: Language, missing: string): string =>
  missing
    .split(", ")
    .map((code) => DEMANDS.find((each) => each === code))
    .map((demand) => (demand ? INFORMATION_NAMES[language][demand] : "…"))
    .join(", ")
