export const shopsGiven = () => JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Record<string, string>[]

/** Assigns a shop to a worker by setting its environment variables. @param worker counted from 0 */
export function takeShop(worker: number): void {
  Object.assign(process.env, shopsGiven()[worker])
}
