import { PROOFS, type Proof } from "@bon-perroquet/contract"

/** Asks the person at the page for a proof, and sends it to the shop. @returns whether the shop accepted it */
type AskForProof = (proof: Proof) => Promise<boolean>

let ask: AskForProof | undefined

/** Sets what asks for a fresh proof when the shop requires one. @returns removes it again */
export function onFreshProofRequired(asks: AskForProof): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

const PROOF_PATH = "/api/auth/proof"

/** Which proof a refusal requires; nothing for any other answer, and for the answer to a proof. */
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

/** Asks once, however many calls of the page wait for a proof. */
const askOnce = (proof: Proof, asks: AskForProof): Promise<boolean> =>
  (asking ??= asks(proof).finally(() => (asking = undefined)))

/** Sends a request, and again once the person has given the fresh proof that the shop requires for it. */
export async function withFreshProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  const proof = ask && (await requiredBy(response, () => response.clone().json()))
  return proof && ask && (await askOnce(proof, ask)) ? send() : response
}
