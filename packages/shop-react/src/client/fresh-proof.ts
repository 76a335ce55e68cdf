import { PROOFS, type Proof } from "@bon-perroquet/contract"

/** Prompts the person for a proof and sends it to the shop. @returns true if the shop accepted it */
type AskForProof = (proof: Proof) => Promise<boolean>

let ask: AskForProof | undefined

/** Registers the prompt for proofs that the shop requires. @returns a function that unregisters it */
export function onFreshProofRequired(asks: AskForProof): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

const PROOF_PATH = "/api/auth/proof"

/**
 * Returns the proof that a rejection requires. Undefined for other responses and for the response to a
 * proof.
 */
async function requiredBy(
  { status, url }: Response,
  refusal: () => Promise<unknown>,
): Promise<Proof | undefined> {
  if (status !== 403 || new URL(url).pathname === PROOF_PATH) return undefined
  const body = await refusal().catch(() => null)
  if (typeof body !== "object" || body === null || !("code" in body && "proof" in body)) return undefined
  return body.code === "fresh_proof_required" ? PROOFS.find((proof) => proof === body.proof) : undefined
}

let asking: Promise<boolean> | undefined

/** Prompts once, even if several calls of the page wait for a proof. */
const askOnce = (proof: Proof, asks: AskForProof): Promise<boolean> =>
  (asking ??= asks(proof).finally(() => (asking = undefined)))

/** Sends a request. If the shop requires a fresh proof, it prompts for one and sends the request again. */
export async function withFreshProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  const proof = ask && (await requiredBy(response, () => response.clone().json()))
  return proof && ask && (await askOnce(proof, ask)) ? send() : response
}
