import { useMailRepeatKey } from "@bon-perroquet/shop-react/account"
import { Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { useFailureToast } from "../../../components/toast"

/**
 * Explains that the e-mail's link allows only a few changes of the subscription. Other changes need a sign-in or a
 * single-use link, which this component can send.
 */
export function RepeatLimited({ token }: { token: string }) {
  const { t } = useTranslation("account")
  const showFailure = useFailureToast()
  const { mutate, isPending, isSuccess } = useMailRepeatKey()
  return (
    <section className="flex gap-3 rounded-card border border-line bg-sunken p-4 sm:p-5">
      <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="flex flex-col gap-3">
        <h2 className="font-sans text-base font-semibold">{t("repeat.limited.title")}</h2>
        {isSuccess ? (
          <p role="status">{t("repeat.limited.sent")}</p>
        ) : (
          <>
            <p className="text-sm">{t("repeat.limited.text")}</p>
            <div className="flex flex-wrap gap-3">
              <Button
                size="sm"
                pending={isPending}
                onClick={() =>
                  mutate(token, { onError: (error) => showFailure(error, t("repeat.limited.failed")) })
                }
              >
                {t("repeat.limited.send")}
              </Button>
              <LinkButton to="/profile" size="sm" variant="secondary">
                {t("repeat.limited.signIn")}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
