import { EmailPassAuthService } from "@medusajs/auth-emailpass/dist/services/emailpass"
import type { AuthenticationInput, AuthIdentityProviderService } from "@medusajs/framework/types"
import { countHash, inTurn } from "../../hashing"

type Engine = EmailPassAuthService

/**
 * Queues all hashes. Also hashes the password that was entered for an unknown address or an account without a password,
 * so that the response takes as long as for a wrong password.
 */
export class EmailPassInTurn extends EmailPassAuthService {
  override authenticate(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const password = input.body?.["password"] ?? ""
    const retrieve: typeof identities.retrieve = async (selector) => {
      try {
        const identity = await identities.retrieve(selector)
        const hasPassword = identity.provider_identities?.some((each) => each.provider_metadata?.["password"])
        if (hasPassword) countHash()
        else await this.hashPassword(password)
        return identity
      } catch (error) {
        await this.hashPassword(password)
        throw error
      }
    }
    return inTurn(() => super.authenticate(input, { ...identities, retrieve }))
  }

  override register(...parameters: Parameters<Engine["register"]>) {
    return inTurn(() => super.register(...parameters))
  }

  protected override hashPassword(password: string) {
    countHash()
    return super.hashPassword(password)
  }

  override update(...parameters: Parameters<Engine["update"]>) {
    return inTurn(() => super.update(...parameters))
  }
}
