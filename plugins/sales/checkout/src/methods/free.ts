import { addressIn, DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import { languageOf } from "@bon-perroquet/contract/sets"
import { z } from "zod"
import { RefundRefusal, type PaymentMethod } from "./payment-method"

const PREFIX = "free_"
const CURRENCY = "eur"
const DAY_MS = 24 * 3_600_000

const requestSchema = z.object({ origin: z.string(), success_url: z.string().optional() })

/**
 * Payment method for a total of zero, for example with a promo code of 100 %. It has no payment page: the
 * shopper goes directly to the confirmation. Only the checkout can select it.
 */
export const FREE: PaymentMethod = {
  code: "free",
  isOffered: false,
  paysAtOnce: true,
  // Id of Medusa's provider for manual payments.
  provider_id: "pp_system_default",
  describe: () => ({ name: "", text: "" }),
  isIdOf: (id) => id.startsWith(PREFIX),
  request: ({ origin, return_to, locale }) => ({
    ...{ origin, success_url: return_to?.success_url },
    ...(locale && { locale }),
  }),
  open: async ({ session_params, payment_session_id }) => {
    const { origin, success_url } = requestSchema.parse(session_params)
    const { locale } = z.object({ locale: z.string().default("") }).parse(session_params)
    const language = languageOf(locale) ?? DEFAULT_LANGUAGE
    const screen = origin + addressIn(language, "/checkout/success?session_id={CHECKOUT_SESSION_ID}")
    const id = PREFIX + payment_session_id
    const url = (success_url ?? screen).replaceAll("{CHECKOUT_SESSION_ID}", id)
    return { outcome: "opened", payment: { id, url, amount_cents: 0, currency_code: CURRENCY } }
  },
  lookUp: async (id) => ({
    ...{ id, url: null, state: "paid", amount_cents: 0, currency_code: CURRENCY },
    ...{ payment_id: null, paid_with: null, refunded_cents: 0, address: null },
    purchase: { payment_session_id: id.slice(PREFIX.length) },
    expires_at: new Date(Date.now() + DAY_MS),
  }),
  withdraw: async () => "taken",
  async *openedSince() {},
  giveBack: async () => null,
  refundable: async () => 0,
  refund: () => Promise.reject(new RefundRefusal("refused")),
  moneyBack: async () => ({ refunds: [], losses: [] }),
}
