import { randomBytes } from "node:crypto"
import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }
const PASSWORD = "amandes et noisettes"

export async function verifiedCustomer() {
  const customer = new ShopClient()
  const { user } = await customer.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  const { status } = await customer.write("POST", "/api/auth/verify", { json: { token } })
  if (status !== 200) throw new Error(`An e-mail address was not verified (status ${status}).`)
  return { customer, user }
}

/** Returns the token of a former administrator who is still a customer. */
export async function tokenOfRemovedAdministrator(): Promise<string> {
  const owner = await EngineClient.signIn()
  const email = `removed-${randomBytes(6).toString("hex")}@example.org`
  const { invite } = await owner.post<{ invite: { token: string } }>("/admin/invites", { email })
  const post = async (path: string, json: object, token = "") => {
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${requireVariable("ENGINE_URL")}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(json),
    })
    return (await answer.json()) as { token?: string; user?: { id: string } }
  }
  const registered = await post("/auth/user/emailpass/register", { email, password: PASSWORD })
  const person = { email, first_name: "An", last_name: "Claes" }
  const { user } = await post(`/admin/invites/accept?token=${invite.token}`, person, registered.token)
  const shop = new ShopClient()
  const { token } = await shop.login(email, PASSWORD)
  await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
  await owner.delete(`/admin/users/${user?.id ?? ""}`)
  return token
}
