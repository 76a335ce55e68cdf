import type { PaymentAccountSetting, StoredPaymentAccount } from "@bon-perroquet/contract/payment-account"
import { hasPrivateAddress } from "@bon-perroquet/api-kit/network"
import type { Kept } from "@bon-perroquet/shop-settings/settings"
import { STRIPE_MODULE, type StripeModuleService } from "@bon-perroquet/stripe/modules/stripe"
import type { MedusaRequest } from "@medusajs/framework/http"
import { connectionOf, PAYMENT_ACCOUNT, PAYMENT_ACCOUNT_MODULE } from "../modules/payment-account"
import type { PaymentAccountModuleService } from "../modules/payment-account"
import { settingView } from "../settings"

export const optionsOf = ({ scope }: MedusaRequest) =>
  scope.resolve<PaymentAccountModuleService>(PAYMENT_ACCOUNT_MODULE).options

/** Names that never lead to a public address. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain)\.?$/i

/** Returns whether Stripe can send events to an address: https, and no host of a private network. */
export function isPublicAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === "https:" && !hasPrivateAddress(url) && !LOCAL_NAME.test(url.hostname)
}

export const paymentAccountView = async (request: MedusaRequest): Promise<PaymentAccountSetting> =>
  viewOf(request, await settingView(request, PAYMENT_ACCOUNT))

export function viewOf(
  request: MedusaRequest,
  { value, changed, version }: Kept<StoredPaymentAccount> & { version: string },
): PaymentAccountSetting {
  const { overriddenBy = null, sealingKey = "", webhookUrl } = optionsOf(request)
  const { account } = value
  const { isEmulated } = request.scope.resolve<StripeModuleService>(STRIPE_MODULE)
  return {
    ...{ changed, version },
    account: account && {
      ...{ id: account.id, name: account.name, is_live: account.is_live, last4: account.last4 },
      has_webhook: account.endpoint !== null,
    },
    is_readable: !account || connectionOf(account, sealingKey).apiKey !== "",
    is_emulated: !account && isEmulated,
    is_public: isPublicAddress(webhookUrl),
    overridden_by: overriddenBy,
  }
}
