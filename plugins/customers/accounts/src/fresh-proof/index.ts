import {
  accountEmailSchema,
  FRESH_PROOF_SECONDS,
  type FreshProof,
  type Proved,
} from "@bon-perroquet/contract"
import { afterSuccess, beforeEngine, languageOf, refuse } from "@bon-perroquet/api-kit/http"
import { callerOf, statedCallers, type Caller } from "@bon-perroquet/api-kit/identity"
import {
  actionOf,
  administrators,
  administratorWithId,
  type NamedAction,
  proofOf,
} from "@bon-perroquet/api-kit/roles"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { hasNotice, mailNotice, type Addressee, type NoticeName } from "../mails"
import type { MedusaContainer } from "@medusajs/framework/types"
import { passChallenge } from "../second-factor"
import { sessionsOf } from "../sessions"
import { requirePasswordAlone } from "../sign-in"

type Notice = NamedAction & { name: NoticeName }

const isNotice = (action: NamedAction | null): action is Notice => !!action && hasNotice(action.name)

async function personOf(request: MedusaRequest): Promise<Addressee | null> {
  const atShop = request.originalUrl.startsWith("/api/")
  const caller = atShop ? await callerOf(request) : (await statedCallers(request))[0]
  return caller ? { email: caller.email, ...(caller.customer ?? caller.administrator) } : null
}

/** Returns the affected person: the one whose id is in the path, otherwise the caller. */
async function concernedBy(request: MedusaRequest, { name }: Notice, caller: Addressee | null) {
  const { scope, path, baseUrl } = request
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [, id = ""] = /\/(?:users|administrators|customers)\/([^/]+)/i.exec(baseUrl + path) ?? []
  if (name === "customer_email") {
    const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id }, { take: 1 })
    return customer ?? null
  }
  if (name === "role" || name.startsWith("administrator_")) return administratorWithId(knex, id)
  return caller
}

async function addressees(request: MedusaRequest, action: Notice, caller: Addressee | null) {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const byAddress = new Map<string, Addressee>()
  const add = (person: Addressee | null) => {
    const email = accountEmailSchema.safeParse(person?.email).data
    if (person && email) byAddress.set(email, person)
  }
  if (action.notifies !== "person")
    for (const administrator of await administrators(knex))
      if (administrator.role === "owner") add(administrator)
  if (action.notifies !== "owners") add(await concernedBy(request, action, caller))
  return [...byAddress.values()]
}

/**
 * Sends e-mails about a call in the table of sensitive actions. Reads the person first, because the call may delete the
 * person or change the address.
 */
export const noticeAfter = beforeEngine(async (request, response) => {
  const action = actionOf(request)
  if (!isNotice(action)) return
  const caller = await personOf(request).catch(() => null)
  if (!caller) return
  const people = await addressees(request, action, caller)
  afterSuccess(request, response, async () => {
    for (const person of people)
      await mailNotice(request.scope, action.name, person, {
        by: caller.email,
        fallbackLanguage: languageOf(request.headers["accept-language"]),
      })
  })
})

/** Allows sensitive actions in this session for a few minutes. @returns the end of that time */
export async function recordProof(container: MedusaContainer, { session }: Caller): Promise<Proved> {
  const at = await sessionsOf(container).prove(session?.id ?? "")
  return { proved_until: new Date(at.getTime() + FRESH_PROOF_SECONDS * 1_000).toISOString() }
}

async function requireCode(request: MedusaRequest, caller: Caller, code: string): Promise<void> {
  const { auth_identity_id } = caller
  const challenge = await request.scope.resolve(Modules.AUTH).createAuthMfaChallenge({ auth_identity_id })
  await passChallenge(request, caller, challenge.id, code)
}

/**
 * Checks a password, or a code if the caller has a second factor.
 * @throws 403 fresh_proof_required for the wrong kind of proof, wrong_password, wrong_code; 429 after too many attempts
 */
export async function prove(request: MedusaRequest, caller: Caller, input: FreshProof): Promise<Proved> {
  const proof = proofOf(caller)
  if (!(proof in input)) throw refuse("fresh_proof_required", 403, { proof })
  if ("code" in input) await requireCode(request, caller, input.code)
  else await requirePasswordAlone(request, caller, input.password)
  return recordProof(request.scope, caller)
}
