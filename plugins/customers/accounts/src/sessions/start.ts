import {
  issueToken,
  TOKEN_SECONDS,
  type ActorType,
  type Caller,
  type Identity,
} from "@bon-perroquet/api-kit/identity"
import {
  AUTH_SESSION_MODULE,
  type AuthSessionModuleService,
} from "@bon-perroquet/api-kit/modules/auth-session"
import { recordSignIn } from "@bon-perroquet/api-kit/roles"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import Bowser from "bowser"

export const sessionsOf = (container: MedusaContainer) =>
  container.resolve<AuthSessionModuleService>(AUTH_SESSION_MODULE)

interface NewSession {
  auth_identity_id: string
  actor_type: string
  seconds: number
  /** E-mail address of the administrator, if the person is one. */
  administrator: string | undefined
}

export async function startSession(
  request: MedusaRequest,
  { auth_identity_id, actor_type, seconds, administrator }: NewSession,
): Promise<string> {
  const device = deviceOf(request.headers["user-agent"])
  if (actor_type === "user" && administrator)
    await recordSignIn(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), administrator)
  return sessionsOf(request.scope).start({ auth_identity_id, actor_type, ...device, seconds })
}

export async function newToken(
  request: MedusaRequest,
  identity: Identity,
  as: ActorType,
  second_factor_at: string | null,
): Promise<string> {
  const session = await startSession(request, {
    auth_identity_id: identity.auth_identity_id,
    actor_type: as,
    seconds: TOKEN_SECONDS[as],
    administrator: identity.administrator?.email,
  })
  return issueToken(request.scope, identity, as, { session, second_factor_at })
}

/** Prolongs the session and creates a token for it. */
export async function nextToken(
  container: MedusaContainer,
  caller: Caller,
  second_factor_at = caller.second_factor_at ?? null,
): Promise<string> {
  const as = caller.is_admin ? "user" : "customer"
  const session = caller.session?.id ?? ""
  await sessionsOf(container).prolong(session, TOKEN_SECONDS[as])
  return issueToken(container, caller, as, { session, second_factor_at })
}

export interface Device {
  browser: string | null
  system: string | null
}

/** Maximum characters. Browser and system suffice to recognise a device. */
const LONGEST = 40

export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
  const word = (name: string | undefined) => name?.slice(0, LONGEST) || null
  return { browser: word(browser.name), system: word(os.name) }
}

/** Returns a text that needs no translation: "Firefox · Windows". */
export const deviceInWords = ({ browser, system }: Device): string =>
  [browser, system].filter(Boolean).join(" · ")
