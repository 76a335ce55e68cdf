import {
  Answered,
  Section,
  useAnswer,
  useMay,
  Field,
  Form,
  SelectField,
  useChange,
} from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { useRoleTexts, useRoleOptions } from "../texts"
import type { Role } from "@bon-perroquet/contract"
import { Input } from "@medusajs/ui"
import { useState } from "react"

/** Shows the users' roles below Medusa's list of users, and a form to invite an administrator with a role. */
function AdministratorRolesWidget() {
  const may = useMay()
  return may("shop:write") ? <Roles /> : null
}

function Roles() {
  const { t } = useRoleTexts()
  const answer = useAnswer<{ administrators: Administrator[] }>("/admin/administrators")
  return (
    <>
      <Section title={t("title")} hint={t("hint")}>
        <Answered answer={answer}>
          {({ administrators }) => <RoleChoices administrators={administrators} />}
        </Answered>
      </Section>
      <Section title={t("invite.title")} hint={t("invite.hint")}>
        <InvitationForm />
      </Section>
    </>
  )
}

export const config = defineWidgetConfig({
  zone: "user.list.after",
  id: "administration:administrator-roles",
})

export default AdministratorRolesWidget

/** Form that invites an administrator. Medusa's list of invitations then shows the link to send. */
function InvitationForm() {
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

interface Administrator {
  id: string
  email: string
  role: Role | null
}

function RoleChoices({ administrators }: { administrators: Administrator[] }) {
  return (
    <ul className="flex flex-col gap-4 px-6 py-4">
      {administrators.map((administrator) => (
        <li key={administrator.id}>
          <RoleChoice administrator={administrator} />
        </li>
      ))}
    </ul>
  )
}

function RoleChoice({ administrator: { id, email, role } }: { administrator: Administrator }) {
  const { t } = useRoleTexts()
  const change = useChange<Role>({
    to: (requested) => ({ path: `/admin/administrators/${id}`, body: { role: requested } }),
    done: t("saved"),
    failed: (code) => t(code === "last_owner" ? "lastOwner" : "failed"),
  })
  return (
    <SelectField
      label={email}
      value={role ?? ""}
      placeholder={t("none")}
      disabled={change.isPending}
      options={useRoleOptions()}
      onChange={change.mutate}
    />
  )
}
