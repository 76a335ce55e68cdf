import type { Account } from "../account"
import type { Json } from "../objects/wire"
import { badParameter } from "../fault"
import { pageOf } from "./list"

const EXPANDABLE: { [kind: string]: { [field: string]: (account: Account, object: Json) => unknown } } = {
  "checkout.session": {
    line_items: (account, session) => {
      const lines = account.checkouts.get(String(session["id"]))?.lineItems ?? []
      const url = `/v1/checkout/sessions/${String(session["id"])}/line_items`
      return { object: "list", data: lines, has_more: false, url }
    },
    payment_intent: (account, session) => account.intents.get(String(session["payment_intent"])) ?? null,
  },
  payment_intent: {
    latest_charge: (account, intent) => account.charges.get(String(intent["latest_charge"])) ?? null,
  },
  charge: {
    payment_intent: (account, charge) => account.intents.get(String(charge["payment_intent"])) ?? null,
    refunds: (account, charge) => {
      const refunds = [...account.refunds.values()].filter((refund) => refund.charge === charge["id"])
      return pageOf(refunds, { limit: 10 }, `/v1/charges/${String(charge["id"])}/refunds`)
    },
    review: () => null,
  },
  balance_transaction: {
    source: (account, { source }) => {
      const id = String(source)
      return account.charges.get(id) ?? account.refunds.get(id) ?? account.disputes.get(id) ?? source
    },
  },
  refund: {
    charge: (account, refund) => account.charges.get(String(refund["charge"])) ?? null,
    payment_intent: (account, refund) => account.intents.get(String(refund["payment_intent"])) ?? null,
  },
}

/** Returns a copy with expanded fields, for example `payment_intent.latest_charge`. */
export function expanded(account: Account, object: object, paths: readonly string[] = []): Json {
  const copy: Json = structuredClone({ ...object })
  for (const path of paths) put(account, copy, path.split("."), path)
  return copy
}

function put(account: Account, object: Json, [field = "", ...rest]: string[], path: string): void {
  if (object["object"] === "list" && field === "data" && Array.isArray(object["data"])) {
    for (const item of object["data"]) if (isJson(item)) put(account, item, rest, path)
    return
  }
  const find = EXPANDABLE[String(object["object"])]?.[field]
  if (!find) throw badParameter(`This property cannot be expanded (${path}).`, "expand")
  // Another requested path with the same prefix may already have expanded the field.
  if (!isJson(object[field])) object[field] = structuredClone(find(account, object))
  const value = object[field]
  if (rest.length > 0 && isJson(value)) put(account, value, rest, path)
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null
}
