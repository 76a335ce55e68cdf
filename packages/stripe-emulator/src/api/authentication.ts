import type { Emulator } from "../emulator"
import { API_VERSION, PREVIEW_VERSION } from "../objects/event"
import type { ApiVersion } from "./description"
import { badParameter, StripeFault } from "../fault"

/** Calls that a key without rights may make. */
const OF_LIMITED_KEYS = ["GET /v1/account", "GET /v1/balance"]

/** Returns the account of the secret key, which is a bearer token or basic authentication user. */
export function emulatorOf(emulator: Emulator, header: string | undefined, call: string): Emulator {
  const key = keyOf(header ?? "")
  if (key === "") throw refusal("You did not provide an API key in the Authorization header.")
  const own = emulator.as(key)
  const hidden = `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 8))}`
  if (!own) throw refusal(`Invalid API Key provided: ${hidden}`)
  if (key.endsWith("_limited") && !OF_LIMITED_KEYS.includes(call))
    throw new StripeFault(403, {
      type: "invalid_request_error",
      message: `The provided key '${hidden}' does not have the required permissions for this endpoint on account '${own.owner.id}'.`,
    })
  return own
}

/** Returns the version of a call. @throws if the emulator does not support it */
export function versionOf(version: string = API_VERSION): ApiVersion {
  if (version === API_VERSION) return "released"
  if (version === PREVIEW_VERSION) return "preview"
  throw badParameter(
    `Invalid Stripe API version: ${version}. This emulator only supports ${API_VERSION} and ${PREVIEW_VERSION}.`,
  )
}

function refusal(message: string): StripeFault {
  return new StripeFault(401, { type: "invalid_request_error", message })
}

function keyOf(header: string): string {
  const [scheme = "", credentials = ""] = header.split(" ", 2)
  if (/^bearer$/i.test(scheme)) return credentials
  if (!/^basic$/i.test(scheme)) return ""
  return Buffer.from(credentials, "base64").toString("utf8").split(":")[0] ?? ""
}
