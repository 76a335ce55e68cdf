import { createHmac } from "node:crypto"
import { requireVariable } from "@bon-perroquet/testing"

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>
}

/** Returns a token with other claims, by default signed with the shop's secret. */
export function forged(
  token: string,
  claims: Record<string, unknown>,
  {
    secret = requireVariable("JWT_SECRET"),
    algorithm = "HS256",
  }: { secret?: string; algorithm?: string } = {},
): string {
  const signed = `${encode({ alg: algorithm, typ: "JWT" })}.${encode({ ...claimsOf(token), ...claims })}`
  if (algorithm === "none") return `${signed}.`
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`
}
