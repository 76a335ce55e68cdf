import { Field, Form, SelectField, useChange } from "@bon-perroquet/admin-kit"
import type { Role } from "@bon-perroquet/contract"
import { Input } from "@medusajs/ui"
import { useState } from "react"
import { useRoleOptions, useRoleTexts } from "./texts"

/** Form that invites an administrator. Medusa's list of invitations then shows the link to send. */
export function InvitationForm() {
  const { t } = useRoleTexts()
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<Role>("orders")
  const invite = useChange<undefined>({
    to: () => ({ path: "/admin/invites", body: { email: email.trim(), metadata: { role } } }),
    done: t("invite.done"),
    failed: () => t("invite.failed"),
    then: () => setEmail(""),
  })
  return (
    <Form
      needs="shop:write"
      save={t("invite.send")}
      isSaving={invite.isPending}
      onSave={() => invite.mutate(undefined)}
    >
      <Field label={t("invite.email")}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <SelectField label={t("invite.role")} value={role} options={useRoleOptions()} onChange={setRole} />
    </Form>
  )
}
