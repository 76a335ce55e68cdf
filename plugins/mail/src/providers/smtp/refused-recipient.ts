interface RefusedRecipient extends Error {
  response: string
}

/**
 * Whether the server says that this recipient does not exist (RFC 3463, class 5.1): everything else, a refused password
 * or sender included, may be put right by the merchant or by time.
 */
export function isRefusedRecipient(error: unknown): error is RefusedRecipient {
  if (!(error instanceof Error) || !("command" in error) || !("response" in error)) return false
  if (error.command !== "RCPT TO" || typeof error.response !== "string") return false
  return /^55[013][ -](?!5\.[02-9])/.test(error.response) && !/relay/i.test(error.response)
}
