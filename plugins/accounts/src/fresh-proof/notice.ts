import { accountEmailSchema } from "@bon-perroquet/contract"
import { afterSuccess, beforeEngine, languageOf } from "@bon-perroquet/shop-api/http"
import { callerOf, statedCallers } from "@bon-perroquet/shop-api/identity"
import {
  actionOf,
  administrators,
  administratorWithId,
  type NamedAction,
} from "@bon-perroquet/shop-api/roles"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { hasNotice, mailNotice, type Addressee, type NoticeName } from "../mails"

type Notice = NamedAction & { name: NoticeName }

const isNotice = (action: NamedAction | null): action is Notice => !!action && hasNotice(action.name)

/** The signed-in person who makes a request, to the shop or to the engine. */
async function personOf(request: MedusaRequest): Promise<Addressee | null> {
  const atShop = request.originalUrl.startsWith("/api/")
  const caller = atShop ? await callerOf(request) : (await statedCallers(request))[0]
  return caller ? { email: caller.email, ...(caller.customer ?? caller.administrator) } : null
}

/** The person whom the action concerns: the one whose id the path names, otherwise the caller. */
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
  const found = new Map<string, Addressee>()
  const add = (person: Addressee | null) => {
    const email = accountEmailSchema.safeParse(person?.email).data
    if (person && email) found.set(email, person)
  }
  if (action.notifies !== "person")
    for (const administrator of await administrators(knex))
      if (administrator.role === "owner") add(administrator)
  if (action.notifies !== "owners") add(await concernedBy(request, action, caller))
  return [...found.values()]
}

/**
 * Mails those whom the table of sensitive actions names, once the call has succeeded. Whom it concerns is looked up before the
 * call, because the call may remove that person or change their address.
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
        spoken: languageOf(request.headers["accept-language"]),
      })
  })
})
