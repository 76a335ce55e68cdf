import type { Language } from "@bon-perroquet/contract"
import type { MailServer, MailServerSetting, StoredMailServer } from "@bon-perroquet/contract/mail-server"
import { outboxOf } from "@bon-perroquet/mail/outbox"
import { checkMailServer, MAIL_SERVER, sealPassword } from "@bon-perroquet/mail/server"
import { refuse } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { type Kept, merchantOf, readSetting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaRequest } from "@medusajs/framework/http"
import { saveSetting, settingView } from "."

const withoutPassword = ({ sealed: _sealed, ...server }: StoredMailServer): MailServer => ({
  ...server,
  password: null,
})

/** Replaces the password, so that the change log does not contain it. */
const logged = ({ sealed, ...server }: StoredMailServer) => ({ ...server, password: sealed ? "…" : "" })

const viewOf = (
  request: MedusaRequest,
  kept: Kept<StoredMailServer> & { version: string },
): MailServerSetting => ({
  ...kept,
  value: withoutPassword(kept.value),
  original: withoutPassword(kept.original),
  has_password: kept.value.sealed !== null,
  overridden_by: outboxOf(request.scope).options.smtpUrl ? "SMTP_URL" : null,
})

export const mailServerView = async (request: MedusaRequest): Promise<MailServerSetting> =>
  viewOf(request, await settingView(request, MAIL_SERVER))

/** Saves a mail server after it accepted a test e-mail to the caller. The password is stored encrypted. */
export async function saveMailServer(
  request: MedusaRequest,
  { password, ...server }: MailServer,
  language: Language,
): Promise<MailServerSetting> {
  const { scope: container } = request
  const { options } = outboxOf(container)
  const secret = options.sealingKey ?? ""
  const { value: before } = await readSetting(container, MAIL_SERVER)
  // A stored password is never sent to another server.
  const isSameAccount = server.host === before.host && server.user === before.user
  const kept = password === null && isSameAccount ? before.sealed : null
  const stored = { ...server, sealed: password ? sealPassword(password, secret) : kept }
  const { email: to } = await requireAdministrator(request)
  const { email, name: fromName } = await merchantOf(container)
  const problem = await checkMailServer(stored, secret, {
    ...{ to, language, fromName },
    from: options.from || server.from || email,
  })
  if (problem) throw refuse(problem, 400)
  return viewOf(request, await saveSetting(request, MAIL_SERVER, stored, { logged }))
}
