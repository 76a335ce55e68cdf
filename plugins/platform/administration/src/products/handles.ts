import { handlesTaken, setHandles } from "@bon-perroquet/languages/handles"
import { LANGUAGES, type InLanguages, type Language } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Written = Partial<InLanguages<"handle", string | undefined>>
export type Handles = Partial<Record<Language, string | undefined>>

export const handlesIn = (input: Written, shown: Written = {}): Handles =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, input[`handle_${language}`]] as const).filter(
      ([language, handle]) => handle !== undefined && handle !== (shown[`handle_${language}`] ?? ""),
    ),
  )

/** Checks that no other product has these handles. A new product has an empty `product_id`. @throws 409 */
export async function requireFreeHandles(
  container: MedusaContainer,
  products: readonly { handles: Handles; product_id: string }[],
): Promise<void> {
  const requested = products.flatMap(({ handles, product_id }) =>
    Object.entries(handles).flatMap(([language, handle]) =>
      handle ? [{ language, handle, product_id }] : [],
    ),
  )
  const taken = await handlesTaken(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), requested)
  const handle = requested[taken.indexOf(true)]?.handle
  if (handle !== undefined) throw refuse("handle_in_use", 409, { handle })
}

/** Writes the handles, except the French one, which Medusa stores. */
export async function giveHandles(
  container: MedusaContainer,
  productId: string,
  handles: Handles,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const usedIn = await setHandles(knex, productId, handles)
  if (usedIn) throw refuse("handle_in_use", 409, { handle: handles[usedIn] ?? "" })
}
