/** The shops that the harness started, each as the environment that its tests read. */
export const shopsGiven = () => JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Record<string, string>[]

/** A worker of a test runner works on a shop of its own: that shop's settings become its environment. @param worker from 0 */
export function takeShop(worker: number): void {
  Object.assign(process.env, shopsGiven()[worker])
}
