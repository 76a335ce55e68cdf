import type { Language } from "@bon-perroquet/contract"
import { inBackground } from "@bon-perroquet/api-kit/http"
import type { Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { mailAlert, type Alert } from "../mails"

export function tellAccountChanged(
  container: MedusaContainer,
  change: Exclude<Alert, "sign_in">,
  identity: Identity,
  language: Language,
  by?: string,
): void {
  inBackground(container, "The mail about an account's safety", () =>
    mailAlert(container, change, identity, language, by ? { by } : {}),
  )
}
