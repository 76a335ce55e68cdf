import type { PaymentAccountSetting, StoredPaymentAccount } from "@bon-perroquet/contract/payment-account"
import { isPublicUrl } from "@bon-perroquet/api-kit/network"
import type { Kept } from "@bon-perroquet/shop-settings/settings"
import { STRIPE_MODULE, type StripeModuleService } from "@bon-perroquet/stripe/modules/stripe"
import type { MedusaRequest } from "@medusajs/framework/http"
import { connectionOf, PAYMENT_ACCOUNT, PAYMENT_ACCOUNT_MODULE } from "../modules/payment-account"
import type { PaymentAccountModuleService } from "../modules/payment-account"
import { settingView } from "../settings"

export const optionsOf = ({ scope }: MedusaRequest) =>
  scope.resolve<PaymentAccountModuleService>(PAYMENT_ACCOUNT_MODULE).options

/** Returns whether Stripe can send events to an address: https, and no host of a private network. */
export function isPublicAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && isPublicUrl(url)
}

export const paymentAccountView = async (request: MedusaRequest): Promise<PaymentAccountSetting> =>
  viewOf(request, await settingView(request, PAYMENT_ACCOUNT))

export function viewOf(
  request: MedusaRequest,
  { value, changed, version }: Kept<StoredPaymentAccount> & { version: string },
): PaymentAccountSetting {
  const { overriddenBy = null, sealingKey = "", webhookUrl } = optionsOf(request)
  const { account } = value
  const address = webhookUrl()
  const { isEmulated } = request.scope.resolve<StripeModuleService>(STRIPE_MODULE)
  return {
    ...{ changed, version },
    account: account && {
      ...{ id: account.id, name: account.name, is_live: account.is_live, last4: account.last4 },
      // Endpoints that were saved without their address belong to the address of the environment.
      has_webhook: account.endpoint !== null && (account.endpoint.url ?? address) === address,
    },
    is_readable: !account || connectionOf(account, sealingKey).apiKey !== "",
    is_emulated: !account && isEmulated,
    is_public: isPublicAddress(address),
    overridden_by: overriddenBy,
  }
}
