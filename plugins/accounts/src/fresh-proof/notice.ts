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

/** Returns the signed-in person of a request to the shop or to Medusa. */
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
 * Sends the e-mails of the table of sensitive actions after a successful call. Reads the affected person
 * first, because the call may delete the person or change the address.
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
