// API client of a page on another origin. It uses no code of the shop.
import { useCallback, useState } from "react"

export interface Refusal {
  status: number
  detail: string
  errors?: { field: string; reason: string }[]
}
export interface Category {
  id: string
  name_en: string
}
export interface Product {
  id: string
  category_id: string
  name_fr: string
  name_nl: string
  name_en: string
  description_fr: string
  price: number
  stock: number
}
export interface Cart {
  items: { product_id: string; name: string; quantity: number; unit_price: number }[]
}
export interface Order {
  id: string
  order_number: string
  status: string
}
export interface User {
  id: string
  email: string
  first_name: string
  is_admin: boolean
}

export const addressParameters = new URLSearchParams(location.search)
const stored = (name: string, first: () => string): string => {
  const value = localStorage.getItem(name) ?? first()
  localStorage.setItem(name, value)
  return value
}
const shop = stored("shop", () => addressParameters.get("shop") ?? "")
export const session = stored("sessionId", () => `${Date.now()}-${crypto.randomUUID()}`)

export async function call<T>(method: string, path: string, sent?: unknown): Promise<T> {
  const token = localStorage.getItem("authToken")
  const isForm = sent instanceof FormData
  const response = await fetch(`${shop}/api${path}`, {
    method,
    headers: {
      "Accept-Language": "en",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(sent !== undefined && !isForm && { "Content-Type": "application/json" }),
    },
    ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
  })
  const body = (await response.json()) as T & Refusal
  if (response.ok) return body
  throw Object.assign(new Error(body.detail), { status: response.status, errors: body.errors })
}

export const storedUser = () => JSON.parse(localStorage.getItem("userData") ?? "null") as User | null

export type Run = (what: string, work: () => Promise<unknown>) => Promise<void>

/** Shows the last successful call, or the reason of a rejection. */
export function useCalls(): { refusal: Refusal | null; done: string; run: Run } {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState("")
  const run = useCallback(async (what: string, work: () => Promise<unknown>) => {
    setRefusal(null)
    setDone("")
    try {
      await work()
      setDone(what)
    } catch (error) {
      setRefusal({ ...(error as Refusal), detail: String((error as Error).message) })
    }
  }, [])
  return { refusal, done, run }
}
