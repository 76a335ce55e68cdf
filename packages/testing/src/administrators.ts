import { randomBytes } from "node:crypto"
import type { Role } from "@bon-perroquet/contract"
import { EngineClient } from "./engine-client"
import { requireVariable, OWN_CONNECTION } from "./environment"
import { ShopClient } from "./shop-client"

const PASSWORD = "amandes et noisettes"

/** Sends a request to Medusa. Also returns failed responses. */
export const askEngine = (
  method: string,
  path: string,
  headers: Record<string, string>,
  json?: object,
): Promise<Response> =>
  fetch(`${requireVariable("ENGINE_URL")}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...OWN_CONNECTION, ...headers },
    ...(json && { body: JSON.stringify(json) }),
  })

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

export interface Invited {
  id: string
  email: string
  password: string
  shop: ShopClient
  token: string
}

/** Invites an administrator, who has accepted and is signed in. */
export async function inviteAdministrator(role?: Role): Promise<Invited> {
  const owner = await EngineClient.signIn()
  const email = `admin-${randomBytes(6).toString("hex")}@example.org`
  const invitation = { email, ...(role && { metadata: { role } }) }
  const { invite } = await owner.post<{ invite: { token: string } }>("/admin/invites", invitation)
  const registered = await askEngine(
    "POST",
    "/auth/user/emailpass/register",
    {},
    { email, password: PASSWORD },
  )
  const { token: registration } = (await registered.json()) as { token: string }
  // Accepts the invitation with another e-mail address, because the role must belong to the invited address.
  const person = { email: `not-${email}`, first_name: "An", last_name: "Claes" }
  const path = `/admin/invites/accept?token=${invite.token}`
  const accepted = await askEngine("POST", path, bearer(registration), person)
  const { user } = (await accepted.json()) as { user: { id: string; email: string } }
  if (user.email !== email)
    throw new Error(`Expected the administrator ${email}, but the invitation created ${user.email}.`)
  const shop = new ShopClient()
  const { token } = await shop.login(email, PASSWORD)
  return { id: user.id, email, password: PASSWORD, shop, token }
}

export async function removeAdministrator({ id }: Pick<Invited, "id">): Promise<void> {
  const owner = await EngineClient.signIn()
  await owner.delete(`/admin/users/${id}`)
}
