import type { AskForProof } from "./required-proof"

let ask: AskForProof | undefined

/** Registers the prompt for a password or code. @returns a function that unregisters it */
export function onFreshProofRequired(asks: AskForProof): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

/**
 * Sends a request. If the shop requires a fresh proof of identity, prompts for the password or code and sends the
 * request again. The prompt's code is loaded on demand, because shoppers rarely need it.
 */
export async function withFreshProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  if (!ask || response.status !== 403) return response
  const { isProved } = await import("./required-proof")
  return (await isProved(response, ask)) ? send() : response
}
