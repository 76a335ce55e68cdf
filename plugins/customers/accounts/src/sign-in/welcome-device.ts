import { inBackground } from "@bon-perroquet/api-kit/http"
import type { Identity } from "@bon-perroquet/api-kit/identity"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { mayBeMailed } from "../limits"
import { mailAlert } from "../mails"
import { deviceInWords, deviceOf } from "../sessions"
import { knownDevice, rememberDevice, type SignInPath } from "./known-device"

export function welcomeDevice(
  request: MedusaRequest,
  response: MedusaResponse,
  identity: Identity,
  language: Language,
  path: SignInPath = "/api/auth/login",
): void {
  if (!knownDevice(request, identity)) {
    const device = deviceInWords(deviceOf(request.headers["user-agent"]))
    inBackground(request.scope, "The mail about a sign-in", async () => {
      if (await mayBeMailed(request, "sign-in", identity.email))
        await mailAlert(request.scope, "sign_in", identity, language, { device })
    })
  }
  rememberDevice(request, response, identity, path)
}
