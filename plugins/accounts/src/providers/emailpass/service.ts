import { EmailPassAuthService } from "@medusajs/auth-emailpass/dist/services/emailpass"
import type { AuthenticationInput, AuthIdentityProviderService } from "@medusajs/framework/types"
import { countHash, inTurn } from "../../hashing"

type Engine = EmailPassAuthService

/**
 * The engine's own identities with e-mail address and password. Through whichever door they are asked for, passwords are hashed in
 * turn, and one for an address that nobody has costs as much as a wrong one.
 */
export class EmailPassInTurn extends EmailPassAuthService {
  override authenticate(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const password = input.body?.["password"] ?? ""
    const retrieve: typeof identities.retrieve = async (selector) => {
      try {
        const identity = await identities.retrieve(selector)
        // The engine compares it now.
        countHash()
        return identity
      } catch (error) {
        await this.hashPassword(password)
        throw error
      }
    }
    return inTurn(() => super.authenticate(input, { ...identities, retrieve }))
  }

  override register(...given: Parameters<Engine["register"]>) {
    return inTurn(() => super.register(...given))
  }

  protected override hashPassword(password: string) {
    countHash()
    return super.hashPassword(password)
  }

  override update(...given: Parameters<Engine["update"]>) {
    return inTurn(() => super.update(...given))
  }
}
