import { DEFAULT_LANGUAGE, LOCALE_OF, SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { removeNewHandles } from "@bon-perroquet/languages/handles"
import { purgeEmptyTexts } from "@bon-perroquet/medusa-sql/catalogue/purge"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { renamedProducts, tableOf } from "../../modules/product-import"

/** Removes what undone texts leave: empty translations, and handles that the import created. */
export async function removeNewNames(
  container: MedusaContainer,
  { undo, undone }: { undo: string; undone: string },
): Promise<void> {
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const since = (await table.find(undone))?.created_at
  const renamed = (await renamedProducts(knex, undo)).flatMap(({ id, language: written, fields }) => {
    const language = SHIPPED_LANGUAGES.find((each) => each === written)
    // A new translated name also creates a handle. A new French name does not.
    const has_handle =
      fields.includes(`handle_${written}`) ||
      (written !== DEFAULT_LANGUAGE && fields.includes(`name_${written}`))
    return language ? [{ id, language, locale: LOCALE_OF[language], has_handle }] : []
  })
  if (!since || !renamed.length) return
  const named = new Set((await purgeEmptyTexts(knex, renamed)).map(({ id, locale }) => `${id} ${locale}`))
  await removeNewHandles(
    knex,
    renamed
      .filter(({ has_handle }) => has_handle)
      .map((each) => ({ ...each, is_named: named.has(`${each.id} ${each.locale}`) })),
    since,
  )
}
