import { Answered, Section, useAnswer, useMay } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { InvitationForm } from "../InvitationForm"
import { RoleChoices, type Administrator } from "../RoleChoices"
import { useRoleTexts } from "../texts"

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
