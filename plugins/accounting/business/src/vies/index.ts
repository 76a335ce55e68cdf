import type { VatNumberProof } from "@bon-perroquet/contract"
import { z } from "zod"

/** https://ec.europa.eu/taxation_customs/vies/#/technical-information */
const API_BASE = "https://ec.europa.eu/taxation_customs/vies/rest-api"
/** Milliseconds. The timeout is short, because a person waits at the checkout. */
const TIMEOUT_MS = 5_000

export type ViesAnswer = Pick<VatNumberProof, "standing" | "consultation_number">

const UNANSWERED: ViesAnswer = { standing: "unanswered", consultation_number: null }

/**
 * If a member state's register is unavailable, VIES returns 200 with `userError` or `errorWrappers` and a meaningless
 * `valid`.
 */
const answerSchema = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().optional(),
  userError: z.enum(["VALID", "INVALID"]).optional(),
  errorWrappers: z.array(z.unknown()).max(0).optional(),
})

const parts = (vat_number: string) => [vat_number.slice(0, 2), vat_number.slice(2)] as const

/**
 * Checks a VAT number. If the shop's number is given, VIES returns a consultation number as evidence. Never
 * throws.
 */
export async function askVies(
  vat_number: string,
  requester: string | null,
  apiBase = API_BASE,
): Promise<ViesAnswer> {
  const [countryCode, vatNumber] = parts(vat_number)
  const [requesterMemberStateCode, requesterNumber] = parts(requester ?? "")
  const body = { countryCode, vatNumber, ...(requester && { requesterMemberStateCode, requesterNumber }) }
  try {
    const response = await fetch(`${apiBase.replace(/\/$/, "")}/check-vat-number`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { data } = answerSchema.safeParse(response.ok ? await response.json() : null)
    if (!data) return UNANSWERED
    return { standing: data.valid ? "valid" : "invalid", consultation_number: data.requestIdentifier || null }
  } catch {
    return UNANSWERED
  }
}
