interface RefusedRecipient extends Error {
  response: string
}

/**
 * Returns whether the server reports that the recipient does not exist (RFC 3463, class 5.1). Other errors may be
 * temporary or need the merchant.
 */
export function isRefusedRecipient(error: unknown): error is RefusedRecipient {
  if (!(error instanceof Error) || !("command" in error) || !("response" in error)) return false
  if (error.command !== "RCPT TO" || typeof error.response !== "string") return false
  return /^55[013][ -](?!5\.[02-9])/.test(error.response) && !/relay/i.test(error.response)
}
