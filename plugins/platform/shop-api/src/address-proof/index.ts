import { randomBytes } from "node:crypto"
import { get } from "node:https"
import { isPublicUrl, publicLookup } from "@bon-perroquet/api-kit/network"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import { addressProofSchema } from "@bon-perroquet/contract/shop-address"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { IncomingMessage } from "node:http"

export const ADDRESS_PROBLEMS = ["address_not_public", "address_unreachable", "address_other_shop"] as const
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number]

const TIMEOUT_MS = 10_000
/** Characters after which an answer is not read further. */
const MAX_LENGTH = 1_000

/** Returns a hash of a challenge that only processes with the shop's secret can compute. */
export const addressProof = (container: MedusaContainer, challenge: string): string =>
  keyedHash(container, "address", challenge)

/**
 * Calls a public address and checks that this shop answers. Follows no redirect, because e-mails and payments need the
 * final address.
 * @returns null if this shop answers
 */
export async function addressProblem(
  container: MedusaContainer,
  origin: string,
): Promise<AddressProblem | null> {
  const challenge = randomBytes(32).toString("base64url")
  const url = new URL(`/api/shop/address?challenge=${challenge}`, origin)
  if (!isPublicUrl(url)) return "address_not_public"
  const answer = await read(url).catch(() => undefined)
  if (answer === undefined) return "address_unreachable"
  const { data } = addressProofSchema.safeParse(answer)
  return data?.proof === addressProof(container, challenge) ? null : "address_other_shop"
}

/** Returns the parsed JSON of the answer, or null for other content. @throws without an answer or a valid certificate */
async function read(url: URL): Promise<unknown> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    get(url, { signal, lookup: publicLookup(), agent: false }, resolve).on("error", reject)
  })
  let text = ""
  for await (const chunk of response.setEncoding("utf8") as AsyncIterable<string>) {
    text += chunk
    if (text.length > MAX_LENGTH) break
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
