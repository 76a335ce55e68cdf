import { isHandleTaken, setHandles } from "@bon-perroquet/languages/handles"
import { LANGUAGES, type InLanguages, type Language } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Written = Partial<InLanguages<"handle", string | undefined>>
export type Handles = Partial<Record<Language, string | undefined>>

/** The handles that a form gives, where they differ from those that it showed; "" has one made of the name. */
export const handlesIn = (given: Written, shown: Written = {}): Handles =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, given[`handle_${language}`]] as const).filter(
      ([language, handle]) => handle !== undefined && handle !== (shown[`handle_${language}`] ?? ""),
    ),
  )

/** @throws 409 where another product's page has one of them */
export async function requireFreeHandles(
  container: MedusaContainer,
  handles: Handles,
  productId = "",
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const [language, handle] of Object.entries(handles))
    if (handle && (await isHandleTaken(knex, language, handle, productId)))
      throw refuse("handle_in_use", 409, { handle })
}

/** Writes those of the languages beside French, whose handle is the engine's own. */
export async function giveHandles(
  container: MedusaContainer,
  productId: string,
  handles: Handles,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const taken = await setHandles(knex, productId, handles)
  if (taken) throw refuse("handle_in_use", 409, { handle: handles[taken] ?? "" })
}
