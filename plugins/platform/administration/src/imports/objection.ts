import { Refusal } from "@bon-perroquet/api-kit/http"
import { InformationNeeded } from "@bon-perroquet/api-kit/information"
import { LINE_CODES, type LineCode, type Fields } from "../modules/product-import"

export interface Objection {
  code: LineCode
  about: string | null
}

export const objection = (code: LineCode, about: string | null = null): Objection => ({ code, about })
export const isObjection = (value: object): value is Objection => "code" in value

/** Shortens the text of an objection to what the database stores. */
export const shortened = ({ code, about }: Objection): Objection => ({
  code,
  about: about?.slice(0, 200) ?? null,
})

export function objectionOf(error: unknown): Objection {
  if (!(error instanceof Refusal)) return objection("not_carried_out")
  if (error instanceof InformationNeeded) return objection("information_needed", error.missing.join(", "))
  const code = LINE_CODES.find((each) => each === error.code) ?? "not_carried_out"
  const { handle } = error.params
  return objection(code, typeof handle === "string" ? handle : null)
}

export const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)))
