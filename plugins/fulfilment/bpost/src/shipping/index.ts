import { omissions, type Labels } from "@bon-perroquet/carrier"
import { LIMITS } from "../limits"
import type { Options } from "../options"
import { shippingAccount } from "./account"
import { announced, cancelAnnounced, labelFiles } from "./client"
import { writableEmail } from "./email"
import { labelOf } from "./label"

/** Returns null without an account. */
export function bpostLabels(options: Options): Labels | null {
  const account = shippingAccount(options)
  return (
    account && {
      find: async (reference) => {
        const tracking_number = await announced(account, reference)
        return tracking_number === null ? null : { tracking_number }
      },
      create: async (shipment) => ({ tracking_number: await labelOf(account, shipment) }),
      cancel: (reference) => cancelAnnounced(account, reference),
      files: (references) => labelFiles(account, references),
      omissions: (texts) => omissions(texts, LIMITS.texts, (email) => writableEmail(email) !== null),
    }
  )
}
