import { PROOFS, type Proof } from "@bon-perroquet/contract"

/** Prompts the person for a proof and sends it to the shop. @returns true if the shop accepted it */
export type AskForProof = (proof: Proof) => Promise<boolean>

const PROOF_PATH = "/api/auth/proof"

/** Returns the proof that a rejection requires. Undefined for other responses and for the response to a proof. */
async function requiredBy(response: Response): Promise<Proof | undefined> {
  if (new URL(response.url).pathname === PROOF_PATH) return undefined
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== "object" || body === null || !("code" in body && "proof" in body)) return undefined
  return body.code === "fresh_proof_required" ? PROOFS.find((proof) => proof === body.proof) : undefined
}

let prompt: Promise<boolean> | undefined

/**
 * Returns true if the rejection required a fresh proof and the person gave it. It prompts once, even if several calls of the page
 * wait for a proof.
 */
export async function isProved(response: Response, ask: AskForProof): Promise<boolean> {
  const proof = await requiredBy(response)
  if (!proof) return false
  prompt ??= ask(proof).finally(() => (prompt = undefined))
  return prompt
}
