import type { Language } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOf, type Caller, type Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mayBeMailed } from "../limits"
import { mailPerson } from "../mails"
import { note, notesOf, recordOf, updatePerson } from "../customers"
import { oneClickUrl } from "@bon-perroquet/api-kit/mailing-lists"
import { linkData, signedLink } from "@bon-perroquet/api-kit/signed-links"

const reached = (state: "none" | "pending" | "subscribed", text?: string) => ({
  newsletter: { state, since: new Date().toISOString(), ...(text && { text }) },
})

interface Wanted {
  requested: boolean
  language: Language
  /** Text beside the choice, as the proof of the consent. */
  text?: string | undefined
}

/** Subscribes after a confirmation by e-mail (double opt-in), or unsubscribes immediately. */
export async function wantNewsletter(
  request: MedusaRequest,
  caller: Caller,
  { requested, language, text }: Wanted,
): Promise<Caller> {
  const { scope } = request
  const { state, since } = notesOf(recordOf(caller).metadata).newsletter
  if (!requested) return state === "none" ? caller : updatePerson(scope, caller, {}, reached("none"))
  if (state === "subscribed") return caller
  if (await mayBeMailed(request, "newsletter", caller.email))
    await mailPerson(scope, "newsletter", caller, language)
  return state === "pending" ? caller : updatePerson(scope, caller, {}, reached("pending", text), since)
}

async function personOf(container: MedusaContainer, id: string): Promise<Identity> {
  const identity = await identityOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!identity) throw refuse("link_expired", 400)
  return identity
}

const choiceOf = ({ customer, administrator }: Identity) =>
  notesOf((customer ?? administrator)?.metadata).newsletter

/** Stores the time of the confirmation, which proves the consent. */
export async function confirmNewsletter(container: MedusaContainer, token: string): Promise<void> {
  const identity = await personOf(container, linkData(container, "newsletter", token).identity)
  const { state, since, text } = choiceOf(identity)
  if (state === "none") throw refuse("link_expired", 400)
  if (state === "pending") await note(container, identity, reached("subscribed", text), since)
}

export const leaveNewsletter = (container: MedusaContainer, token: string): Promise<void> =>
  endNewsletter(container, linkData(container, "unsubscribe", token).identity)

/** @throws 400 link_expired if the person does not exist */
export async function endNewsletter(container: MedusaContainer, id: string): Promise<void> {
  const identity = await personOf(container, id)
  if (choiceOf(identity).state !== "none") await note(container, identity, reached("none"))
}

export const unsubscribeLink = (
  container: MedusaContainer,
  language: Language,
  { auth_identity_id }: Identity,
): string => signedLink(container, language, "unsubscribe", { identity: auth_identity_id })

export const newsletterOneClick = (container: MedusaContainer, { auth_identity_id }: Identity): string =>
  oneClickUrl(container, "newsletter", auth_identity_id)
