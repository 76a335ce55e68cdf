/** What the harness tells the tests about the shop it started. */
export function given(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: these tests run by "npm test", which starts a shop for them.`)
  return value
}
