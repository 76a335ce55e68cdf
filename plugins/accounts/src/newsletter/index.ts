import type { Language } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { identityOf, type Caller, type Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mayBeMailed } from "../limits"
import { mailPerson } from "../mails"
import { note, notesOf, recordOf, updatePerson } from "../customers"
import { oneClickUrl } from "@bon-perroquet/shop-api/mailing-lists"
import { linkData, signedLink } from "@bon-perroquet/shop-api/signed-links"

const reached = (state: "none" | "pending" | "subscribed") => ({
  newsletter: { state, since: new Date().toISOString() },
})

/** Asking takes a confirmation by mail (double opt-in); leaving holds at once. */
export async function wantNewsletter(
  request: MedusaRequest,
  caller: Caller,
  wanted: boolean,
  language: Language,
): Promise<Caller> {
  const { scope } = request
  const { state } = notesOf(recordOf(caller).metadata).newsletter
  if (!wanted) return state === "none" ? caller : updatePerson(scope, caller, {}, reached("none"))
  if (state === "subscribed") return caller
  if (await mayBeMailed(request, "newsletter", caller.email))
    await mailPerson(scope, "newsletter", caller, language)
  return state === "pending" ? caller : updatePerson(scope, caller, {}, reached("pending"))
}

async function personOf(container: MedusaContainer, id: string): Promise<Identity> {
  const identity = await identityOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!identity) throw refuse("link_expired", 400)
  return identity
}

const stateOf = ({ customer, administrator }: Identity) =>
  notesOf((customer ?? administrator)?.metadata).newsletter.state

/** The link of the mail that asked: the date is kept as the proof of consent. */
export async function confirmNewsletter(container: MedusaContainer, token: string): Promise<void> {
  const identity = await personOf(container, linkData(container, "newsletter", token).identity)
  if (stateOf(identity) === "none") throw refuse("link_expired", 400)
  if (stateOf(identity) === "pending") await note(container, identity, reached("subscribed"))
}

/** The link at the foot of every newsletter. */
export const leaveNewsletter = (container: MedusaContainer, token: string): Promise<void> =>
  endNewsletter(container, linkData(container, "unsubscribe", token).identity)

/** Ends the newsletter of a person. @throws 400 link_expired where there is no such person */
export async function endNewsletter(container: MedusaContainer, id: string): Promise<void> {
  const identity = await personOf(container, id)
  if (stateOf(identity) !== "none") await note(container, identity, reached("none"))
}

/** For whoever writes the newsletter: the address that ends it for one person. */
export const unsubscribeLink = (
  container: MedusaContainer,
  language: Language,
  { auth_identity_id }: Identity,
): string => signedLink(container, language, "unsubscribe", { identity: auth_identity_id })

/** The same for the header `List-Unsubscribe` of a newsletter. */
export const newsletterOneClick = (container: MedusaContainer, { auth_identity_id }: Identity): string =>
  oneClickUrl(container, "newsletter", auth_identity_id)
