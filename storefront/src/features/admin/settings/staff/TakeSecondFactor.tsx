import type { StaffMember } from "@bon-perroquet/contract"
import { useTakeSecondFactor } from "@bon-perroquet/shop-react/admin"
import { ShieldOff } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { toast, useFailureToast } from "../../../../components/toast"
import { PasswordForm } from "../../../account"

/** Removes the lost second factor of another administrator. */
export function TakeSecondFactor({ user }: { user: StaffMember }) {
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
