import type { NewSecondFactor } from "@bon-perroquet/contract"
import {
  useConfirmSecondFactor,
  useReloadSecurity,
  useStartSecondFactor,
} from "@bon-perroquet/shop-react/account"
import { Suspense, useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Boundary, lazyAgain } from "../../../components/optional"
import { toast, useFailureToast } from "../../../components/toast"
import { byRules } from "../account-forms"
import { CodeField } from "../components/CodeField"
import { PasswordForm } from "../confirmation/PasswordForm"
import { keepSignedIn } from "../use-auth"
import { RecoveryCodes } from "./RecoveryCodes"

const QrCode = lazyAgain(async () => (await import("qrcode.react")).QRCodeSVG)

export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [newFactor, setNewFactor] = useState<NewSecondFactor | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (newFactor) return <Confirm factor={newFactor} onCodes={setCodes} onCancel={onDone} />
  return <Begin onBegun={setNewFactor} onCancel={onDone} />
}

function Begin({ onBegun, onCancel }: { onBegun: (factor: NewSecondFactor) => void; onCancel: () => void }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useStartSecondFactor()
  const tellFailure = useFailureToast()
  const begin = (password: string) =>
    mutate(password, {
      onSuccess: onBegun,
      onError: (error) => tellFailure(error, t("security.factor.failed")),
    })
  return (
    <PasswordForm
      text={t("security.factor.password")}
      action={t("security.factor.goOn")}
      pending={isPending}
      onCancel={onCancel}
      onSubmit={begin}
    />
  )
}

type ConfirmProps = {
  factor: NewSecondFactor
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

function Confirm({ factor: { secret, uri }, onCodes, onCancel }: ConfirmProps) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useConfirmSecondFactor()
  const reload = useReloadSecurity()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: byRules((rules) => rules.code),
    defaultValues: { code: "" },
  })
  const submit = handleSubmit(({ code }) => {
    if (isPending) return
    mutate(code, {
      onSuccess: (answer) => {
        keepSignedIn(answer)
        onCodes(answer.recovery_codes)
        reload()
        toast({ variant: "success", title: t("security.factor.switchedOn") })
      },
      onError: (error) => {
        reset()
        tellFailure(error, t("security.factor.failed"))
      },
    })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex w-full max-w-md flex-col gap-4">
      <p>{t("security.factor.scan")}</p>
      <div className="size-52 overflow-hidden rounded-control">
        {/* The QR code may be missing, because a text below has the same content. */}
        <Boundary>
          <Suspense>
            {/* The code is dark on light in both modes, because cameras need that. */}
            <QrCode
              value={uri}
              level="M"
              marginSize={3}
              title={t("security.factor.qr")}
              className="size-full"
            />
          </Suspense>
        </Boundary>
      </div>
      <div>
        <p className="text-sm text-bark">{t("security.factor.secret")}</p>
        <p className="font-mono font-semibold wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</p>
      </div>
      <p>{t("security.factor.confirm")}</p>
      <CodeField error={formState.errors.code && t("code.required")} {...register("code")} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t("security.factor.switchOn")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}
