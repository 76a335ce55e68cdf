import { PROOFS, type Proof } from "@bon-perroquet/contract"

/** Prompts for a proof of identity. @returns true if the shop accepted it */
export type AskForProof = (proof: Proof) => Promise<boolean>

const PROOF_PATH = "/api/auth/proof"

/**
 * Returns the proof of identity that a rejected call requires. Undefined for other responses, and for a rejected proof.
 */
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
 * Prompts for a proof of identity, once even if several calls wait for it. Resolves to true if the shop accepted it.
 */
export async function isProved(response: Response, ask: AskForProof): Promise<boolean> {
  const proof = await requiredBy(response)
  if (!proof) return false
  prompt ??= ask(proof).finally(() => (prompt = undefined))
  return prompt
}
