import {
  DEFAULT_LANGUAGE,
  INFORMATION_TEXTS,
  missingIn,
  NO_INFORMATION,
  TRANSLATED_LANGUAGES,
  type AdminProductInformation,
  type ProductInformation,
} from "@bon-perroquet/contract"
import { refuse, versioned } from "@bon-perroquet/shop-api/http"
import { informationKeeper } from "@bon-perroquet/shop-api/information"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { productName, readInformation } from "./read"

/** Returns the information with its missing fields. */
export const informationView = (product_id: string, told: ProductInformation): AdminProductInformation =>
  versioned({
    product_id,
    ...told,
    missing: missingIn(told),
    untranslated: TRANSLATED_LANGUAGES.filter((language) =>
      INFORMATION_TEXTS.some(
        (field) => told[`${field}_${DEFAULT_LANGUAGE}`] && !told[`${field}_${language}`],
      ),
    ),
  })

/** Returns the current information. @throws 404 if the product does not exist or the feature is disabled */
export async function adminInformation(knex: Knex, id: string): Promise<AdminProductInformation> {
  if (!informationKeeper()) throw refuse("not_found", 404)
  if ((await productName(knex, id)) === undefined) throw refuse("product_not_found", 404)
  return informationView(id, (await readInformation(knex, [id])).get(id) ?? NO_INFORMATION)
}
