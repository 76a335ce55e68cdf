import type { Language } from "@bon-perroquet/contract"
import { ProtocolError } from "../messages"
import { TEXTS } from "../texts"
import type { z } from "zod"
import type { completeSessionSchema } from "./input"

const ID = "card_tokenized"
const SITE = "https://acp.dev"

/** Payment handler of the protocol: a shared payment token of Stripe for a card. */
export const cardHandler = (merchant_id: string, language: Language) => ({
  id: ID,
  name: "dev.acp.tokenized.card",
  display_name: TEXTS[language].card,
  version: "2026-01-22",
  spec: `${SITE}/handlers/tokenized.card`,
  requires_delegate_payment: true,
  requires_pci_compliance: false,
  psp: "stripe",
  config_schema: `${SITE}/schemas/handlers/tokenized.card/config.json`,
  instrument_schemas: [`${SITE}/schemas/handlers/tokenized.card/instrument.json`],
  config: {
    ...{ merchant_id, psp: "stripe", supports_3ds: false },
    accepted_brands: ["visa", "mastercard", "amex"],
    accepted_funding_types: ["credit", "debit"],
  },
})

/** Returns the payment token of a request. @throws ProtocolError for payment data that the shop does not accept */
export function tokenIn({ payment_data }: z.output<typeof completeSessionSchema>): string {
  const { handler_id, instrument } = payment_data
  if (handler_id === ID && instrument?.credential.type === "spt") return instrument.credential.token
  throw new ProtocolError(
    "payment_data_unsupported",
    400,
    `Send payment_data with handler_id ${ID} and a credential of the type spt.`,
  )
}
