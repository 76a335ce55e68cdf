import type { LineCode } from "../modules/product-import"

/** Why a line can't be carried out, and what that is about. */
export interface Objection {
  code: LineCode
  about: string | null
}

export const objection = (code: LineCode, about: string | null = null): Objection => ({ code, about })
export const isObjection = (value: object): value is Objection => "code" in value
