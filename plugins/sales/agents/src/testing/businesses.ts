import { assistantAgreementSchema, assistantKeySchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

export const AGREEMENT = "/api/agents/agreement"

/** Returns a VAT number of Belgium with correct check digits. */
export function belgianNumber(): string {
  const first = `0${String(Math.floor(2e6 + Math.random() * 7e6)).padStart(7, "0")}`
  return `BE${first}${String(97 - (Number(first) % 97)).padStart(2, "0")}`
}

export const profileOf = (vat_number: string) => ({
  json: {
    ...{ first_name: "Ada", last_name: "Peeters", phone: "" },
    business: { company: "Volière SA", vat_number },
  },
})

/** Registers an account of a business whose VAT number VIES confirms. */
export async function business() {
  const shop = new ShopClient({ language: "en" })
  const { user, password } = await shop.register()
  const vat_number = belgianNumber()
  await shop.write("PUT", "/api/users/profile", profileOf(vat_number))
  return { shop, email: user.email, password, vat_number }
}

export const verifyEmail = async ({ shop, email }: { shop: ShopClient; email: string }) => {
  const { token } = await linkTo(email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
}
export const readAgreement = async (shop: ShopClient) =>
  assistantAgreementSchema.parse((await shop.send("GET", AGREEMENT)).body)
export const signAgreement = (shop: ShopClient, wording: string | null) =>
  shop.write("POST", AGREEMENT, { json: { signed_by: "Ada Peeters", wording } })

/** Returns a business that agreed, with the header that its assistant sends. */
export async function agreed() {
  const account = await business()
  await verifyEmail(account)
  const { wording } = await readAgreement(account.shop)
  const { key } = assistantKeySchema.parse((await signAgreement(account.shop, wording)).body)
  return { ...account, wording, headers: { authorization: `Bearer ${key}` } }
}
