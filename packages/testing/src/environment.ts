/** What the harness tells the tests about the shop it started. */
export function given(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: these tests run by "npm test", which starts a shop for them.`)
  return value
}

/**
 * A connection for this request alone: one that is kept may be ended by the server in the moment that it is used again, when a busy
 * machine had no time for the client in between.
 */
export const OWN_CONNECTION = { Connection: "close" }
