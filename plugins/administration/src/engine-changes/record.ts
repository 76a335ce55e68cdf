import type { NewChange } from "@bon-perroquet/change-log/changes"
import type { AdminProduct } from "@bon-perroquet/contract"
import { difference, loggedProduct } from "../products/logged-product"
import { idsIn } from "./touched"

export interface EngineCall {
  method: string
  path: string
  body: unknown
  answer: unknown
}

/** Returns the log entry of a call. It contains only field names, because values may be secret. */
const toldOf = ({ method, path, body }: EngineCall) => ({
  call: `${method} ${path}`,
  ...(isRecord(body) && Object.keys(body).length > 0 && { fields: Object.keys(body).join(", ") }),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const MAKES_PRODUCTS = /^\/admin\/products(\/batch|\/imports?\b.*)?$/i

type Products = ReadonlyMap<string, AdminProduct>

/** Returns the changed products. Products without a visible difference are skipped. */
export function productChanges(by: string, call: EngineCall, before: Products, after: Products): NewChange[] {
  const about = ({ id, name_fr }: AdminProduct) =>
    ({ by, subject: "product", subject_id: id, label: name_fr }) as const
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): NewChange[] => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was && !is) return [{ ...about(was), action: "deleted", before: loggedProduct(was), after: null }]
    if (is && !was)
      return MAKES_PRODUCTS.test(call.path)
        ? [{ ...about(is), action: "created", before: null, after: loggedProduct(is) }]
        : []
    const differs = was && is && difference(was, is)
    if (!differs) return []
    const [only, ...more] = Object.keys(differs.after)
    const action = (!more.length && only === "price") || only === "stock" ? only : "changed"
    return [{ ...about(is), action, ...differs }]
  })
}

/** Returns the entry for an order that was changed in Medusa Admin. */
export const orderChange = (
  by: string,
  call: EngineCall,
  { id, number }: { id: string; number: string },
): NewChange => ({
  ...{ by, subject: "order", subject_id: id, label: number, action: "engine", before: null },
  after: toldOf(call),
})

/** Fields with the name of most engine records. */
const NAMES = ["name", "code", "title", "label", "value"]

/**
 * Administrators are named by e-mail address. Customers are not, because the log would keep their data after
 * an erasure.
 */
const namesOf = (resource: string) => (/^(users|invites)$/.test(resource) ? ["email"] : NAMES)

/** Returns the entry for another record that was changed in Medusa Admin: a promotion, a region, a key. */
export function settingChange(by: string, call: EngineCall): NewChange {
  const thing = isRecord(call.answer) ? Object.values(call.answer).find(isRecord) : undefined
  const [, , resource = "", id] = call.path.split("/")
  const name = namesOf(resource)
    .map((field) => thing?.[field])
    .find((value) => typeof value === "string" && value)
  const made = !id && call.method === "POST"
  return {
    ...{ by, subject: "setting", subject_id: id ?? idsIn(thing?.["id"])[0] ?? resource },
    label: typeof name === "string" ? `${resource}: ${name}` : [resource, id].filter(Boolean).join(" "),
    action: made ? "created" : call.method === "DELETE" ? "deleted" : "changed",
    before: null,
    after: toldOf(call),
  }
}
