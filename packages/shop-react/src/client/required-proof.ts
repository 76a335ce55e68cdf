import { PROOFS, type Proof } from "@bon-perroquet/contract"

/** @returns true if the shop accepted the proof */
export type AskForProof = (proof: Proof) => Promise<boolean>

const PROOF_PATH = "/api/auth/proof"

/** Returns the required proof. Undefined for other responses and for responses to a proof. */
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

/** Prompts once, even if several calls wait for a proof. Resolves to true if the person gave it. */
export async function isProved(response: Response, ask: AskForProof): Promise<boolean> {
  const proof = await requiredBy(response)
  if (!proof) return false
  prompt ??= ask(proof).finally(() => (prompt = undefined))
  return prompt
}
