import type { ShopAddress, ShopAddressSetting } from "@bon-perroquet/contract/shop-address"
import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import { addressProblem } from "@bon-perroquet/shop-api/address-proof"
import { SHOP_ADDRESS, type Kept } from "@bon-perroquet/shop-settings/settings"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { moveWebhook } from "../payment-account"
import { saveSetting, settingView } from "../settings"

const overriddenBy = () => (process.env["SHOP_URL"] ? "SHOP_URL" : null)

const viewOf = (
  { scope }: MedusaRequest,
  { value, changed, version }: Kept<ShopAddress> & { version: string },
): ShopAddressSetting => ({
  ...{ value, changed, version },
  current: shopOrigins(scope)[0] ?? "",
  overridden_by: overriddenBy(),
})

export const shopAddressView = async (request: MedusaRequest): Promise<ShopAddressSetting> =>
  viewOf(request, await settingView(request, SHOP_ADDRESS))

/**
 * Saves the public address after this shop answered there, and moves Stripe's webhook to it.
 * @throws 400 with a problem of the address, 409 shop_address_overridden
 */
export async function saveShopAddress(
  request: MedusaRequest,
  { url }: ShopAddress,
): Promise<ShopAddressSetting> {
  if (overriddenBy()) throw refuse("shop_address_overridden", 409)
  const { scope: container } = request
  const origin = url && new URL(url).origin
  const problem = origin ? await addressProblem(container, origin) : null
  if (problem) throw refuse(problem, 400)
  const saved = await saveSetting(request, SHOP_ADDRESS, { url: origin })
  await moveWebhook(request).catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Stripe's webhook was not moved to the new address. Save Stripe's key again. ${String(error)}`),
  )
  return viewOf(request, saved)
}
