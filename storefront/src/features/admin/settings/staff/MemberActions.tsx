import type { StaffMember } from "@bon-perroquet/contract"
import { useEndSessions, useRemoveAdministrator, useTakeSecondFactor } from "@bon-perroquet/shop-react/admin"
import { LogOut, UserMinus, ShieldOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { ConfirmedButton, Dialog } from "../../../../components/Dialog"
import { useAuth, PasswordForm } from "../../../account"
import { useResultToast } from "../../use-result-toast"
import { useState } from "react"
import { toast, useFailureToast } from "../../../../components/toast"

/** Actions on another administrator. Administrators manage their own sessions and second factor in their profile. */
export function MemberActions({ member }: { member: StaffMember }) {
  const { t } = useTranslation("admin")
  const { user: me } = useAuth()
  if (member.id === me?.id) return <span className="text-sm text-bark">{t("staff.you")}</span>
  return (
    <span className="flex gap-2 lg:justify-end">
      {member.sessions > 0 && <EndSessions member={member} />}
      <TakeSecondFactor user={member} />
      <Remove member={member} />
    </span>
  )
}

type OfMember = { member: StaffMember }

function EndSessions({ member: { id, email, sessions } }: OfMember) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useEndSessions()
  const title = t("staff.endSessionsOf", { email, count: sessions })
  const end = () =>
    // `mutate` would not call its callbacks, because the button unmounts when the list reloads.
    void withToast(mutateAsync(id), t("staff.sessionsEnded"), t("staff.failed"), { detail: email }).catch(
      () => undefined,
    )
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={title}
      title={title}
      pending={isPending}
      onClick={end}
    >
      <LogOut aria-hidden className="size-5" />
    </Button>
  )
}

function Remove({ member: { id, email } }: OfMember) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useRemoveAdministrator()
  const title = t("staff.removeOf", { email })
  const remove = () =>
    void withToast(mutateAsync(id), t("staff.removed"), t("staff.failed"), { detail: email }).catch(
      () => undefined,
    )
  return (
    <ConfirmedButton
      variant="secondary"
      size="icon"
      aria-label={title}
      title={title}
      pending={isPending}
      question={{
        title: t("staff.removeTitle", { email }),
        text: t("staff.removeText"),
        action: t("staff.remove"),
        cancel: t("staff.keep"),
      }}
      onConfirm={remove}
    >
      <UserMinus aria-hidden className="size-5" />
    </ConfirmedButton>
  )
}

/** Removes the lost second factor of another administrator. */
function TakeSecondFactor({ user }: { user: StaffMember }) {
  const { t } = useTranslation("admin")
  const [isAsking, setAsking] = useState(false)
  if (!user.has_second_factor) return null
  const title = t("staff.takeFactorOf", { email: user.email })
  const close = () => setAsking(false)
  return (
    <>
      <Button
        variant="secondary"
        size="icon"
        aria-label={title}
        title={title}
        onClick={() => setAsking(true)}
      >
        <ShieldOff aria-hidden className="size-5" />
      </Button>
      <Dialog open={isAsking} onClose={close} title={t("staff.takeFactor")}>
        <Question user={user} onDone={close} />
      </Dialog>
    </>
  )
}

function Question({ user: { id, email }, onDone }: { user: StaffMember; onDone: () => void }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useTakeSecondFactor(id)
  const tellFailure = useFailureToast()
  const take = (password: string) =>
    // `mutate` would not call its callbacks, because a refetch unmounts the button.
    void mutateAsync(password).then(
      () => {
        toast({ variant: "success", title: t("done.factorTaken"), description: email })
        onDone()
      },
      (error: unknown) => tellFailure(error, t("failure.factor")),
    )
  return (
    <PasswordForm
      text={t("staff.takeFactorText", { email })}
      label={t("staff.yourPassword")}
      action={t("staff.takeFactor")}
      danger
      pending={isPending}
      onCancel={onDone}
      onSubmit={take}
    />
  )
}
