import type { AskForProof } from "./required-proof"

let ask: AskForProof | undefined

/** @returns a function that unregisters the prompt */
export function onFreshProofRequired(asks: AskForProof): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

/**
 * Sends a request. If the shop requires a fresh proof, prompts for one and sends the request again. Loads
 * this code on demand, because shoppers rarely need it.
 */
export async function withFreshProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  if (!ask || response.status !== 403) return response
  const { isProved } = await import("./required-proof")
  return (await isProved(response, ask)) ? send() : response
}
