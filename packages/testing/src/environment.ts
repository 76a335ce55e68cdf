/** Returns a variable that the test harness sets. Throws if it is missing. */
export function requireVariable(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set. Run these tests with \`npm test\`, which starts a shop for them.`)
  return value
}

/** Disables keep-alive. The engine may close a reused connection while a busy client sends a request. */
export const OWN_CONNECTION = { Connection: "close" }
